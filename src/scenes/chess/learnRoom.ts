import { lessons } from '../../rules/tankChess/data/lessons';
import { openSnapshot } from '../../rules/tankChess/openSnapshot';
import { isPositionFault, readSnapshot } from '../../rules/tankChess/positionText';
import { driveOfTurn, readTurn } from '../../rules/tankChess/readTurn';
import { reaches } from '../../rules/tankChess/study/lessons';
import type { Drive } from '../../rules/tankChess/types';
import { button } from '../panels/controls';
import { el, icon } from '../panels/dom';
import { ruleLink } from '../panels/rulePanel';
import { openRoom, sheet } from '../room/room';
import type { Screen } from '../shellTypes';
import type { Kit } from './kit';
import { openTurnDesk } from './turnDesk';

const KEY = 'hull-down/lessons/tankChess';

/** Ten short guided positions; the rules say whether the goal is reached. */
export function openLearnRoom(kit: Kit, at: string | null, leave: () => void): Screen {
  const { shell } = kit;
  const done = new Set(readDone(shell.store.recall(KEY)));
  let number = startAt(at, done);
  let verdict: 'open' | 'wrong' | 'done' = 'open';
  let hinted = false;

  const lessonNow = () => {
    const lesson = lessons[number];
    if (lesson === undefined) throw new Error(`no lesson ${number}`);
    return lesson;
  };
  const stateOf = (position: string) => {
    const snapshot = readSnapshot(position);
    if (isPositionFault(snapshot)) throw new Error(`${snapshot.fault} at ${snapshot.where}`);
    return openSnapshot(snapshot);
  };
  const desk = openTurnDesk(kit, (drive) => void tried(drive), true);
  const room = openRoom(kit, { name: 'learn', board: desk.board, leave });
  const status = el('p', { class: 'chess-verdict', role: 'status' });

  const lay = () => {
    verdict = 'open';
    desk.set(stateOf(lessonNow().position), true);
    write();
  };
  const tried = async (drive: Drive) => {
    const lesson = lessonNow();
    const state = stateOf(lesson.position);
    const good = reaches(lesson.goal, state, drive);
    const { state: after } = await desk.play(drive);
    desk.set(after, false);
    verdict = good ? 'done' : 'wrong';
    if (good) {
      done.add(lesson.id);
      shell.store.remember(KEY, [...done]);
      shell.sound.play('fanfare');
    } else shell.sound.play('error');
    write();
  };
  const show = () => {
    const { position, answer } = lessonNow();
    const state = stateOf(position);
    const written = readTurn(answer);
    const drive = written === null ? null : driveOfTurn(state, written);
    if (drive === null || 'fault' in drive) return;
    desk.set(state, false);
    void tried(drive);
  };
  const go = (next: number) => {
    number = next;
    hinted = false;
    shell.router.replace({ screen: 'room', game: 'tankChess', room: 'learn', at: lessonNow().id });
    lay();
  };

  const steps = () =>
    el(
      'ol',
      { class: 'chess-steps' },
      ...lessons.map(({ id }, index) => {
        const name = kit.words().lessons[id].name;
        const dot = el(
          'button',
          {
            type: 'button',
            class: done.has(id) ? 'done' : '',
            'aria-label': `${index + 1}. ${name}`,
            title: name,
            on: { click: () => go(index) },
          },
          done.has(id) ? icon('check', 20) : String(index + 1),
        );
        if (index === number) dot.setAttribute('aria-current', 'step');
        return el('li', {}, dot);
      }),
    );
  const write = () => {
    const words = kit.words().lessons;
    const lesson = lessonNow();
    const text = words[lesson.id];
    const last = number === lessons.length - 1;
    room.title(words.title, kit.say(words.of, { number: number + 1, of: lessons.length }));
    status.className = `chess-verdict ${verdict}`;
    status.textContent = verdict === 'done' ? words.done : verdict === 'wrong' ? words.notYet : '';
    const next = () =>
      last
        ? button({
            words: words.puzzles,
            kind: 'primary',
            run: () => shell.go({ screen: 'room', game: 'tankChess', room: 'puzzles', at: null }),
          })
        : button({ words: words.next, kind: 'primary', run: () => go(number + 1) });
    room.side.replaceChildren(
      steps(),
      sheet(
        text.name,
        el('p', { class: 'chess-teach' }, text.teach),
        el('p', { class: 'chess-task' }, text.task),
        el('p', { class: 'chess-rules' }, ...lesson.rules.map((rule) => ruleLink(shell, rule))),
        hinted ? el('p', { class: 'chess-hint' }, text.hint) : null,
        status,
        last && verdict === 'done' ? el('p', {}, words.finished) : null,
        el(
          'div',
          { class: 'chess-acts' },
          ...(verdict === 'done' ? [next()] : []),
          ...(verdict === 'open' ? [] : [button({ words: words.again, small: true, run: lay })]),
          ...(hinted || verdict === 'done'
            ? []
            : [
                button({
                  words: words.hint,
                  small: true,
                  icon: 'help',
                  run: () => {
                    hinted = true;
                    write();
                  },
                }),
              ]),
          ...(verdict === 'done' ? [] : [button({ words: words.show, small: true, run: show })]),
        ),
      ),
      desk.aside,
    );
  };

  lay();
  const stop = shell.onSettings(() => {
    desk.rewrite();
    write();
  });
  return {
    show(address) {
      const asked = address.screen === 'room' ? lessons.findIndex(({ id }) => id === address.at) : -1;
      if (asked >= 0 && asked !== number) go(asked);
    },
    close() {
      stop();
      desk.close();
      room.close();
    },
  };
}

function readDone(raw: unknown): readonly string[] {
  return Array.isArray(raw) ? raw.filter((each): each is string => typeof each === 'string') : [];
}

function startAt(at: string | null, done: ReadonlySet<string>): number {
  const asked = lessons.findIndex(({ id }) => id === at);
  if (asked >= 0) return asked;
  return Math.max(
    0,
    lessons.findIndex(({ id }) => !done.has(id)),
  );
}
