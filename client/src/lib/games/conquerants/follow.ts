/** What of The time of the conquerors touches whom. */
import type { Event, People, View } from '../../protocol/conquerants.ts';
import { following } from '../following.ts';

/** While peoples are bid for, nobody has one. */
const seat = (view: View, people: People | null) =>
  people === null || view.auction ? null : view.peoples.indexOf(people);

const of = (it: { people: People }, view: View) => [seat(view, it.people)];

export const follow = following<Event, View>({
  touches: {
    bid: it => [it.over],
    attacked: (it, view) => [seat(view, it.defender)],
    asked: of,
    joined: (it, view) => [seat(view, it.by)],
    refused: (it, view) => [seat(view, it.by)],
    conquered: (it, view) => [seat(view, it.from)],
    link_grew: of,
    link_lost: of,
    peace_lost: of,
    scored: of,
  },
  sounds: {
    traded: 'march',
    attacked: 'march',
    rolled: 'dice',
    order_rolled: 'dice',
    conquered: 'capture',
    link_lost: 'capture',
  },
  grave: ['rolled', 'conquered', 'withstood', 'link_lost', 'scored', 'ended'],
});
