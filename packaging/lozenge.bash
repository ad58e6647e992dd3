# Completion of lozenge in bash. What can follow is known to the program alone: `lozenge complete WORD...` prints it,
# with patterns such as *.toml where files can follow.

_lozenge() {
    # Bash takes words apart at "="; the program gets them whole.
    local words=() word last=-1 glued=
    for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        if [[ $word == = && $last -ge 0 ]]; then
            words[last]+="=" glued=yes
        elif [[ $glued ]]; then
            words[last]+=$word glued=
        else
            words[++last]=$word
        fi
    done

    local begun=${words[last]} apart=
    [[ $COMP_WORDBREAKS != *=* || $begun != *=* ]] || apart=${begun%"${begun##*=}"}
    local file=${begun#--*=}
    file=${file//\\/}

    COMPREPLY=()
    while IFS= read -r word; do
        case $word in
        '*')
            compopt -o default ;; # files as bash knows them
        '*'*)
            compopt -o filenames
            while IFS= read -r word; do
                COMPREPLY+=("$word")
            done < <(compgen -f -X "!$word" -- "$file"; compgen -d -- "$file") ;;
        *=)
            compopt -o nospace
            COMPREPLY+=("${word#"$apart"}") ;;
        *)
            COMPREPLY+=("${word#"$apart"}") ;;
        esac
    done < <("${COMP_WORDS[0]/#\~/$HOME}" complete "${words[@]}")
} 2>/dev/null

# Lessons come in their order, where bash is new enough to leave it.
complete -o nosort -F _lozenge lozenge 2>/dev/null || complete -F _lozenge lozenge
