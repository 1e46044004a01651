/**
 * A lesson as the home of one table. The page is the same as for any table; what somebody plays here goes to the
 * engine, which knows the lesson: it says what comes of it and what the others do. Whoever goes astray takes it back.
 */
import { lessonAddress } from '../addresses.ts';
import type { Home, Line } from '../home/home.ts';
import { say } from '../i18n/index.ts';
import { engine } from '../local/engine.ts';
import { myName } from '../local/home.ts';
import type { LessonMoment, LessonReply } from '../protocol/registry.ts';
import type { Record as GameRecord } from '../protocol/registry.ts';
import type { ClientMsg, Now, Seat, SeatInfo, ServerMsg, TableInfo } from '../wire.ts';
import type { Asked } from './asked.ts';
import { keepProgress, progressOf } from './progress.ts';

/** Whom the learner is up against afterwards: a computer for a first evening. */
const OPPONENT = 'level1';

type Refusal = Extract<LessonReply, { kind: 'refused' }>;

class LessonLine implements Line {
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  onwatching: Line['onwatching'] = null;
  readonly ready = true;

  constructor(
    readonly send: (msg: ClientMsg) => void,
    readonly close: () => void,
  ) {}
}

export class Lesson implements Home {
  readonly remote = false;
  readonly lesson = true;
  readonly game: string;
  /** Where the learner stands. */
  moment = $state.raw() as LessonMoment;

  readonly #asked: Asked;
  #line: LessonLine | null = null;
  /** How things stood after each action that stands, and at the beginning. */
  #nows: Now[] = [];
  /** One thing is asked after the other. */
  #last: Promise<unknown> = Promise.resolve();

  private constructor(game: string, asked: Asked) {
    this.game = game;
    this.#asked = asked;
  }

  /** Goes on where this browser has stopped, if the lesson is still the same; else begins. */
  static async open(game: string, asked: Asked): Promise<Lesson> {
    const lesson = new Lesson(game, asked);
    const { done } = progressOf(game);
    await lesson.#look(done).catch(() => lesson.#look([]));
    return lesson;
  }

  address = () => lessonAddress(this.game);

  info(): TableInfo {
    const { game, rules_version, options, learner, seats } = this.moment;
    // A script thinks about nothing: no computer is shown at it.
    const others = { kind: 'person', name: say().lesson.others } as const;
    const me = { kind: 'person', name: myName() } as const;
    const sits = (seat: Seat): SeatInfo => {
      const yours = seat === learner;
      return { seat, sitter: yours ? me : others, yours, connected: true };
    };
    return {
      id: `lesson-${game}`,
      game,
      options,
      rules_version,
      newest_rules: rules_version,
      seats: Array.from({ length: seats }, (_, seat) => sits(seat)),
      created_at: 0,
      origin: 'here',
    };
  }

  table = () => Promise.resolve(this.info());

  line = (): Line => {
    const line = new LessonLine(
      msg => void this.#hear(msg),
      () => {
        if (this.#line === line) this.#line = null;
      },
    );
    this.#line = line;
    queueMicrotask(() => line.onopen?.());
    return line;
  };

  past: Home['past'] = async (_table, ply) => ({ ply, view: this.#nows[ply]?.view });

  foresee: Home['foresee'] = (_table, _seat, action, clicks) =>
    this.#asked.lessonForesee(this.game, this.moment.done, action, clicks);

  /** What has to be feared here is what the coach says. */
  dangers: Home['dangers'] = async () => ({ version: this.moment.done.length, dangers: [] });
  course = () => Promise.reject(new Error('a lesson has no ending'));

  /** Who asks what to do is shown what the lesson wants. */
  hint = async () => {
    const { stage } = this.moment;
    return stage.kind === 'act' ? { action: stage.wanted, value: [], nodes: 0 } : null;
  };

  create: Home['create'] = wish => engine.call('create', wish, myName());
  sit = () => Promise.reject(new Error('every seat here is taken'));
  record = async () => JSON.stringify(await this.#asked.lessonRecord(this.game, this.moment.done));
  whatIf: Home['whatIf'] = async (_table, _eyes, ply) =>
    engine.call('tryRecord', JSON.parse(await this.record()) as GameRecord, ply, myName());

  /** Who sits where when it is played on. */
  plans = () => {
    const { seats, learner } = this.moment;
    const others = { kind: 'computer', player: OPPONENT } as const;
    return Array.from({ length: seats }, (_, seat) =>
      seat === learner ? ({ kind: 'me' } as const) : others,
    );
  };

  /** Goes on after reading. */
  goOn = () => this.#move([...this.moment.done, '']);

  /** Lets the lesson do what it wants. */
  doIt = () => {
    const { stage } = this.moment;
    if (stage.kind === 'act') return this.#try(stage.wanted);
    return stage.kind === 'read' ? this.goOn() : Promise.resolve();
  };

  /** Takes back what was tried, or goes back by a step. */
  back = () => {
    const { done, stage } = this.moment;
    return this.#move(stage.kind === 'astray' ? done : done.slice(0, -1));
  };

  /** Begins anew. */
  again = () => this.#move([]);

  async #hear(msg: ClientMsg) {
    switch (msg.type) {
      case 'look':
        return this.#welcome();
      case 'undo':
        await this.back();
        return this.#tell({ type: 'accepted', ack: msg.ack, version: this.moment.steps.length });
      case 'play': {
        const refused = await this.#try(msg.action);
        const { ack } = msg;
        if (!refused) this.#tell({ type: 'accepted', ack, version: this.moment.steps.length });
        else this.#tell({ ...refused, type: 'refused', ack });
      }
    }
  }

  #tell(msg: ServerMsg) {
    this.#line?.onmessage?.(msg);
  }

  #welcome() {
    const { learner, steps } = this.moment;
    const now = this.#nows.at(-1);
    if (now) this.#tell({ type: 'welcome', table: this.info(), eyes: learner, steps, now });
  }

  /** Goes to another place of the lesson. */
  #move = (done: string[]) =>
    this.#inTurn(async () => {
      await this.#look(done);
      this.#welcome();
    });

  #try = (action: string) =>
    this.#inTurn(async (): Promise<Refusal | null> => {
      const { done, steps } = this.moment;
      const reply = await this.#asked.lesson(this.game, done, action, steps.length + 1);
      if (reply.kind === 'refused') return reply;
      this.#nows.push(...reply.nows);
      this.#stand(reply);
      this.#follow(steps.length);
      return null;
    });

  async #look(done: readonly string[]) {
    const reply = await this.#asked.lesson(this.game, [...done], null, 0);
    if (reply.kind === 'refused') throw new Error('nothing was tried');
    this.#nows = [...reply.nows];
    this.#stand(reply);
  }

  #stand(moment: LessonMoment) {
    this.moment = moment;
    keepProgress(this.game, moment.done, moment.stage.kind === 'done');
  }

  /** Tells one step after the other. */
  #follow(known: number) {
    for (const step of this.moment.steps.slice(known)) {
      const now = this.#nows[step.version];
      if (now) this.#tell({ type: 'moved', step, now });
    }
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(act, act);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
