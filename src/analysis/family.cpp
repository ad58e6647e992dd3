#include "analysis/family.hpp"

#include <algorithm>
#include <tuple>

namespace lozenge {
namespace {

int momentOf(const Timeline& timeline, const Moment& moment, Point point)
{
    return moment.grid.has(point) ? moment.number : timeline.stepCount();
}

std::pair<int, int> placeOf(Point at)
{
    return {at.y, at.x};
}

/// Where the map goes on beyond the border when it repeats.
Point seenFrom(const Step& step, const Parent& parent)
{
    if (!rowOf(parent.source).isFar)
        return parent.at;
    if (parent.source != Source::Copied)
        return stepped(step.at, parent.toward, step.half);
    return {2 * step.at.x - parent.at.x, 2 * step.at.y - parent.at.y};
}

} // namespace

double Family::shareOf(Point at) const
{
    const auto found = shares.find(placeOf(at));
    return found == shares.end() ? 0 : found->second;
}

double Family::sum() const
{
    double sum = 0;
    for (const auto& [place, share] : shares)
        sum += share;
    return sum;
}

Family ancestry(const Timeline& timeline, const Moment& moment, Point point)
{
    Family family{.point = point, .shares = {}, .flows = {}};
    const auto ancestors = ancestorsOf(timeline, point, momentOf(timeline, moment, point));
    for (const Share& share : ancestors)
        family.shares[placeOf(share.point)] += share.weight;

    // A parent that is read twice hands on both at once.
    using FlowKey = std::tuple<std::pair<int, int>, std::pair<int, int>, std::pair<int, int>>;
    std::map<FlowKey, Flow> flows;
    for (const Share& share : ancestors) {
        if (share.step == 0)
            continue;
        const Step step = timeline.step(share.step);
        for (const Parent& parent : step.parents)
            if (const int by = divisorOf(parent, step.parents); by > 0 && family.shareOf(parent.at) > 0) {
                const Point seenAt = seenFrom(step, parent);
                Flow& flow = flows[{placeOf(parent.at), placeOf(step.at), placeOf(seenAt)}];
                flow = {parent.at, step.at, flow.share + share.weight / by, seenAt};
            }
    }
    for (const auto& [key, flow] : flows)
        family.flows.push_back(flow);
    std::stable_sort(family.flows.begin(), family.flows.end(),
                     [](const Flow& a, const Flow& b) { return a.share < b.share; });
    return family;
}

Family influence(const Timeline& timeline, const Moment& moment, Point point)
{
    Family family{.point = point, .shares = {}, .flows = {}};
    const int writer = timeline.writerOf(point, momentOf(timeline, moment, point));
    for (const Share& share : descendantsOf(timeline, point, writer))
        family.shares[placeOf(share.point)] = share.weight;
    if (timeline.writerOf(point, timeline.stepCount()) == writer) // else it is written again, without itself
        family.shares[placeOf(point)] = 1;
    return family;
}

Account accountOf(const Timeline& timeline, const Moment& moment, Point point)
{
    const int number = momentOf(timeline, moment, point);
    const Grid start = startingGrid(timeline.recipe());
    Account account;
    double fromGiven = 0;
    for (const Share& share : ancestorsOf(timeline, point, number)) {
        if (share.step == 0) {
            account.given.push_back({share.point, share.weight, start.height(share.point)});
            fromGiven += share.weight * start.height(share.point);
            continue;
        }
        const Step step = timeline.step(share.step);
        account.offsets += step.drawn;
        account.fromOffsets += share.weight * step.offset;
    }
    const auto corners = cornerPoints(timeline.last());
    const auto place = [&](const Account::Given& given) {
        return std::find(corners.begin(), corners.end(), given.at) - corners.begin();
    };
    std::stable_sort(account.given.begin(), account.given.end(), [&](const Account::Given& a, const Account::Given& b) {
        return place(a) != place(b) ? place(a) < place(b) : a.weight > b.weight;
    });
    const int writer = timeline.writerOf(point, number);
    account.height = writer > 0 ? timeline.step(writer).after : start.height(point);
    account.fromOutside = account.height - fromGiven - account.fromOffsets;
    return account;
}

} // namespace lozenge
