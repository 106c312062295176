import { reportOf } from '../../../i18n/tankAce/report';
import type { GameText } from '../../../i18n/text';
import { fill } from '../../../i18n/text';
import type { Seat } from '../../../rules/core/game';
import type { Reading } from '../../../session/reading';
import type { Style } from '../../board/gameScene';
import { styleOf } from '../../board/styleOf';
import { button } from '../../dom/controls';
import { openOver } from '../../dom/dialog';
import { el } from '../../dom/el';
import { fileName, saveBlob } from '../../dom/files';
import type { Shell } from '../../frame/shell';
import { byFileName, loadDrawings } from '../../paint/drawings';
import { paintBackdrop } from '../../paint/paintBackdrop';
import { careerPictures } from '../career/pictures';
import { careerWords } from '../career/words';
import { RECORD, recordAlt, recordItems } from './drawRecord';
import { type ServiceFacts, serviceFacts } from './facts';
import { recordWords } from './words';

const pictures = {
  ...careerPictures,
  ...byFileName(
    import.meta.glob<string>(['/src/assets/tankAce/portrait-*.svg', '/src/assets/common/ui/mark-dark.svg'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ),
};

/** Opens the service record over the table: the picture, the report, and both to take away. */
export async function openServiceRecord(shell: Shell, reading: Reading, text: GameText): Promise<void> {
  const drawings = await loadDrawings({ pictures });
  const look = styleOf(shell.settings(), text);
  const { careers } = reading.view as unknown as ServiceFacts['view'];
  const names = careers.map(({ unit }, seat) => careerWords(look).fullName(unit, 0, seat));
  const { record } = recordWords(look);
  const seal = reading.dice.seal
    .slice(0, 8)
    .toUpperCase()
    .replace(/(.{4})/, '$1-');
  show(reading.seat ?? 0);

  function show(seat: Seat): void {
    const facts = serviceFacts(reading, seat);
    const items = recordItems(facts, look, seal);
    const paint = (scale: number) => paintBackdrop(items, { x: 0, y: 0, ...RECORD }, scale, drawings);
    const canvas = paint(Math.min(2, Math.max(1, shell.pixelRatio())));
    canvas.className = 'record-picture';
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', recordAlt(facts, look));
    const name = `${names[seat] ?? ''} ${facts.told.month}`;
    const written = report(facts, look);
    // Two commanders have a record each.
    const others = names.flatMap((words, other) =>
      other === seat
        ? []
        : [
            button({
              words,
              icon: 'trophy',
              run: () => {
                dialog.close();
                show(other);
              },
            }),
          ],
    );
    const dialog = openOver(shell, {
      title: record.title,
      note: name,
      closeWords: record.close,
      class: 'record-dialog',
      content: [
        canvas,
        ...written
          .split('\n\n')
          .slice(1)
          .map((paragraph) => el('p', { class: 'record-line' }, paragraph)),
      ],
      foot: [
        ...others,
        button({ words: record.picture, icon: 'save', run: () => savePicture(paint(1), `${name} 1280`) }),
        button({ words: record.pictureLarge, icon: 'save', run: () => savePicture(paint(2), `${name} 2560`) }),
        button({ words: record.text, icon: 'log', run: () => saveText(name, written) }),
        button({ words: record.copy, icon: 'share', run: () => copy(written) }),
      ],
      onClose: () => dialog.close(),
    });
  }

  function savePicture(painted: HTMLCanvasElement, called: string): void {
    painted.toBlob((blob) => {
      if (blob === null) shell.toast(record.failed);
      else saveBlob(fileName(called, 'png'), blob);
    }, 'image/png');
  }
  function copy(words: string): void {
    navigator.clipboard.writeText(words).then(
      () => shell.toast(record.copied),
      () => shell.toast(record.notCopied),
    );
  }
}

function saveText(name: string, words: string): void {
  saveBlob(fileName(name, 'txt'), new Blob([`${words}\n`], { type: 'text/plain;charset=utf-8' }));
}

/** The after-action report with the present or final degree. */
function report(facts: ServiceFacts, look: Style): string {
  const { record, pen } = recordWords(look);
  const degree = facts.over ? fill('{degree}', { degree: facts.degree }, look.text, look.language) : record.running;
  return reportOf({ ...pen, seat: facts.seat }, facts.told, degree);
}
