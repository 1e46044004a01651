/** Ce qui se passe au temps des conquérants, en français. */
import { counted } from '../../i18n/plural.ts';
import { capital, inFrench } from '../../i18n/typography.ts';
import type { Illegal, People, Territory } from '../../protocol/conquerants.ts';
import type { Describe } from '../game-ui.ts';
import { DICE, HOMES } from './board.ts';
import {
  isFeminine,
  isMany,
  of,
  people as peoples,
  sea,
  territory,
  the as theLand,
  within,
} from './names.fr.ts';
import { speak } from './speech.ts';
import type { Sentences } from './tell.ts';

const The = (people: People) => `Les ${peoples[people]}`;
const the = (people: People) => `les ${peoples[people]}`;
const whose = (people: People) => `des ${peoples[people]}`;
const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const all = (them: readonly People[]) => list.format(them.map(the));
const agreed = (at: Territory, word: string) =>
  word + (isFeminine(at) ? 'e' : '') + (isMany(at) ? 's' : '');

const sentences: Sentences = {
  events: {
    order_rolled: it => `Ordre du jeu : ${it.order.map(people => peoples[people]).join(', ')}.`,
    round_began: it => `La manche ${it.round} commence.`,
    link_grew: it => `Le commerce suit ${the(it.people)} ${within(it.at)}.`,
    traded: it => `${The(it.people)} commercent avec ${theLand(it.at)}.`,
    passed: it => `${The(it.people)} ne font rien.`,
    romanised: it =>
      `${capital(theLand(it.at))} ${isMany(it.at) ? 'sont' : 'est'} ${agreed(it.at, 'romanisé')} pour ${counted('fr', it.price, 'point', 'points')}.`,
    attacked: it =>
      it.defender
        ? `${The(it.people)} attaquent ${theLand(it.at)}, possession ${whose(it.defender)}.`
        : `${The(it.people)} attaquent ${theLand(it.at)}, territoire libre.`,
    asked: it =>
      it.camp === 'attack'
        ? `${The(it.by)} demandent aux ${peoples[it.people]} de se joindre à l'attaque.`
        : `${The(it.by)} demandent aux ${peoples[it.people]} de les aider à se défendre.`,
    joined: it =>
      `${The(it.people)} s'allient aux ${peoples[it.by]} pour ${counted('fr', it.price, 'point', 'points')}.`,
    refused: it => `${The(it.people)} refusent l'alliance ${whose(it.by)}.`,
    die_left_out: it => `Le dé ${of(it.at)} reste de côté.`,
    rolled: it => {
      const sum = it.dice.map(die => die.face).join(' + ');
      const name = it.camp === 'attack' ? 'Attaque' : 'Défense';
      return it.dice.length > 1 ? `${name} : ${sum} = ${it.total}.` : `${name} : ${it.total}.`;
    },
    conquered: it => `${The(it.people)} conquièrent ${theLand(it.at)}.`,
    withstood: it =>
      `${capital(theLand(it.at))} ${isMany(it.at) ? 'résistent' : 'résiste'} aux ${peoples[it.people]}.`,
    link_lost: it => `${The(it.people)} ne commercent plus avec ${theLand(it.at)}.`,
    left: it => `${The(it.people)} ont perdu leur territoire d'origine et quittent la partie.`,
    scored: it =>
      `${The(it.people)} marquent ${it.territory} de territoire, ${it.commerce} de commerce et ${it.peace} de paix : ${counted('fr', it.sums.territory + it.sums.commerce + it.sums.peace + it.sums.deals - it.sums.bid, 'point', 'points')} en tout.`,
    ended: it => `${capital(all(it.winners))} l'emportent.`,
  },
  bidding: player => ({
    bid: it =>
      it.over === null
        ? `${player(it.seat)} mise ${it.points} sur ${the(it.people)}.`
        : `${player(it.seat)} mise ${it.points} sur ${the(it.people)} et surenchérit sur ${player(it.over)}.`,
    chosen: it =>
      `${player(it.seat)} joue ${the(it.people)} pour ${it.points < 2 ? `${it.points} point` : `${it.points} points`}.`,
  }),
  peaceLost: them => `Plus de paix ${list.format(them.map(within))}.`,
};

const refusals: Describe<Illegal> = {
  bidding_first: () => "Il faut d'abord miser pour les peuples.",
  no_bidding: () => 'Chacun a déjà un peuple.',
  no_such_bid: it => `On mise de 0 à ${it.most} points, de ${it.step} en ${it.step}.`,
  bid_too_low: it => `${The(it.people)} coûtent au moins ${it.least} points.`,
  bid_at_most: it => `Personne ne peut miser davantage sur ${the(it.people)}.`,
  unrest_pending: () => "Ceux dont la paix est troublée choisissent d'abord.",
  no_unrest: () => "Aucune de vos paix n'est en cause.",
  not_disturbed: it =>
    `${capital(theLand(it.at))} n'${isMany(it.at) ? 'ont' : 'a'} pas de frontière terrestre avec le territoire disputé, ou pas de paix que vous puissiez perdre.`,
  action_done: () => "L'action de ce tour est faite ; seule une romanisation peut suivre.",
  action_first: () => "Il faut d'abord jouer l'action de ce tour.",
  fight_pending: () => "Il faut d'abord régler le combat.",
  no_fight: () => "Il n'y a pas de combat à préparer.",
  answers_pending: () => "Les joueurs sollicités répondent d'abord.",
  not_asked: () => "Personne ne vous a proposé d'alliance.",
  trade_too_far: it =>
    `${capital(theLand(it.at))} n'${isMany(it.at) ? 'ont' : 'a'} pas de frontière commune avec un territoire que vous contrôlez.`,
  controlled_by_other: it => `${The(it.by)} contrôlent déjà ${theLand(it.at)}.`,
  linked_already: it => `Vous commercez déjà avec ${theLand(it.at)}.`,
  link_at_home: it =>
    `${capital(theLand(it.at))} est votre territoire d'origine : nul besoin d'un lien.`,
  conquest_too_far: it =>
    `${capital(theLand(it.at))} n'${isMany(it.at) ? 'ont' : 'a'} pas de frontière commune avec un territoire que vous possédez.`,
  trade_is_not_enough: it =>
    `Vous ne faites que commercer aux abords ${of(it.at)} ; une conquête part d'un territoire possédé.`,
  owned_already: it => `Vous possédez déjà ${theLand(it.at)}.`,
  not_roman: () => 'Seuls les Romains romanisent.',
  roman_home: () => 'Il ne reste pas de territoire conquis à romaniser.',
  not_conquered: it => `Les Romains n'ont pas conquis ${theLand(it.at)}.`,
  romanised_already: it =>
    `${capital(theLand(it.at))} ${isMany(it.at) ? 'sont' : 'est'} déjà ${agreed(it.at, 'romanisé')}.`,
  romanised_this_round: () => 'Un territoire a déjà été romanisé pendant cette manche.',
  too_poor_to_romanise: it =>
    `Une romanisation coûte ${it.price} points, et vous en avez ${it.points}.`,
  no_die: it =>
    `${capital(theLand(it.at))} n'${isMany(it.at) ? 'ont' : 'a'} pas de dé, faute de romanisation.`,
  die_out: it => `Le dé ${of(it.at)} est déjà de côté.`,
  has_left: it => `${The(it.people)} ont quitté la partie.`,
  no_common_border: it =>
    `Rien de ce que contrôlent ${the(it.people)} ne touche ce que vous contrôlez.`,
  in_the_fight: it => `${The(it.people)} prennent déjà part à ce combat.`,
  asked_already: it => `Vous avez déjà sollicité ${the(it.people)}.`,
  too_poor_to_ask: it => `Cela coûterait ${it.price} points, et vous en avez ${it.points}.`,
};

const powers: Record<People, string> = {
  gauls: 'Votre dé a huit faces.',
  romans:
    'Pour 3 points, une fois par manche, un territoire que vous avez conquis est romanisé et ajoute son dé au vôtre.',
  carthaginians: 'Chacun de vos liens commerciaux compte deux points.',
  tarentines: 'Vous possédez les Pouilles dès le début.',
};

export const words = inFrench(
  speak({
    people: peoples,
    territory,
    sea,
    the: theLand,
    sentences,
    refusals,
    buttons: {
      pass: 'Ne rien faire',
      trade: 'Commercer',
      romanise: 'Romaniser (3 points)',
      ask: 'Chercher des alliés',
      ready: 'Lancer les dés',
      accept: "S'allier (+3 points)",
      refuse: 'Refuser',
      end: 'Finir le tour',
    },
    bid: (people, least) => `${peoples[people]} (dès ${least})`,
    price: points => (points < 2 ? `${points} point` : `${points} points`),
    nobody: 'Pas encore de peuple',
    ask: (whom, price) => `${capital(all(whom))} (${price} points)`,
    conquer: chance => (chance ? `Conquérir (${chance}\u00a0%)` : 'Conquérir'),
    leaveOut: at => `Laisser de côté le dé ${of(at)}`,
    land: (name, holds) => `${name} : ${holds}`,
    holds: {
      nothing: 'libre',
      owner: people => `possession ${whose(people)}`,
      trader: people => `commerce ${whose(people)}`,
      trade: 'commerce',
      romanised: 'romanisé',
      peace: 'en paix',
      noPeace: 'sans paix',
    },
    waiting: {
      act: it => `Aux ${peoples[it.people]} de jouer.`,
      close: it => `Aux ${peoples[it.people]} de jouer.`,
      muster: it => `${The(it.people)} rassemblent leur camp.`,
      answer: it => `${capital(all(it.pending))} réfléchissent à une alliance.`,
      levy: () => 'Les Romains choisissent leurs dés.',
      unrest: it => `${capital(all(it.pending))} choisissent où ils perdent la paix.`,
    },
    waitingForBid: player => `${player} mise pour un peuple.`,
    choosePeople: 'Sur quel peuple misez-vous ? La mise est retirée de vos points à la fin.',
    choosePrice: people => `Combien misez-vous sur ${the(people)} ?`,
    chooseUnrest: (attacker, land) =>
      `${The(attacker)} se sont battus pour ${land} : lequel de vos territoires voisins perd la paix ?`,
    chooseLand: 'Un lien commercial ou une conquête : choisissez un territoire.',
    chooseDeed: land => `${land} : que voulez-vous y faire ?`,
    chooseRomanised: 'Quel territoire romanisez-vous ?',
    chooseAllies: "Qui sollicitez-vous ? Chacun coûte 3 points s'il accepte.",
    attack: land => `Vous attaquez ${land} : appelez des alliés, ou lancez les dés.`,
    defend: (attacker, land) =>
      `${The(attacker)} attaquent ${land} : appelez des alliés, ou lancez les dés.`,
    join: (by, camp, land) =>
      `${The(by)} vous offrent 3 points pour les aider à ${camp === 'attack' ? 'attaquer' : 'défendre'} ${land}. Acceptez-vous ?`,
    levy: () => 'Vous prêtez main-forte : laissez des dés de côté si vous voulez, puis lancez.',
    close: 'Votre action est faite. Vous pouvez encore romaniser un territoire.',
    won: 'Vous avez gagné.',
    wonTogether: 'Vous partagez la victoire.',
    winners: them => `${capital(all(them))} ont gagné.`,
    score: n => counted('fr', n, 'point', 'points'),
    goals: people => [
      'Avoir le plus de points au bout de dix manches : un par territoire, un par lien commercial, un par territoire en paix.',
      `Votre dé a ${DICE[people]} faces. Si vous perdez ${theLand(HOMES[people])}, vous quittez la partie.`,
      powers[people],
    ],
  }),
);
