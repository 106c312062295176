import type { Seat } from '../../../rules/core/game';
import { careerOf } from '../../../rules/tankAce/base';
import { type Post, posts, type Skill } from '../../../rules/tankAce/data/crewCharts';
import { skillOffer, skillsOf } from '../../../rules/tankAce/offers';
import type { View } from '../../../rules/tankAce/types';
import type { Style } from '../../board/gameScene';
import type { Box } from '../../paint/items';
import { INK, PAPER } from '../../paint/marks';
import { roughWidth } from '../../paint/textWidth';
import { portraitOf, skillIcons } from './icons';
import { paper, SHEET, type Sheet } from './sheet';
import { careerWords } from './words';

/** Five men, what each can do and what each could learn. */
export function drawCrew(sheet: Sheet, view: View, seat: Seat, look: Style): void {
  const { career } = careerWords(look);
  const { box } = sheet;
  paper(sheet);
  if (box.width > 800) {
    sheet.text(career.crew, 20, 24, 20, { face: 'stencil' });
    sheet.text(career.crewNote, box.width - 100, 24, 16, { align: 'right' });
    sheet.rule('ATA-7.7b', box.width - 20, 24);
    const column = (box.width - 36 + 8) / posts.length;
    posts.forEach((post, index) => {
      const at = { x: 18 + index * column, y: 44, width: column - 8, height: box.height - 58 };
      drawColumn(sheet, view, seat, post, look, at);
    });
    return;
  }
  const phone = box.width <= 500;
  const row = (box.height - 16) / posts.length;
  posts.forEach((post, index) => {
    const at = { x: phone ? 6 : 14, y: 10 + index * row, width: box.width - (phone ? 12 : 28), height: row - 5 };
    drawRow(sheet, view, seat, post, look, at);
  });
}

/** Unhurt, wounded, or who is away for how long. */
function stateOf(view: View, seat: Seat, post: Post, look: Style): { readonly words: string; readonly hurt: boolean } {
  const { career, say, word, surname } = careerWords(look);
  const { crew, away, unit } = careerOf(view, seat);
  const patient = away.find((each) => each.post === post);
  if (patient !== undefined) {
    const name = surname(unit, patient.man.no, seat);
    return { words: say(patient.lines > 0 ? career.away : career.due, { name, lines: patient.lines }), hurt: true };
  }
  const { hurt } = crew[post];
  return hurt === null ? { words: career.unhurt, hurt: false } : { words: word(hurt), hurt: true };
}

function drawFace(sheet: Sheet, view: View, seat: Seat, post: Post, at: Box): void {
  const man = careerOf(view, seat).crew[post];
  sheet.image(portraitOf(man.no, man.hurt), at);
  sheet.plate(at, INK, { fillAlpha: 0, stroke: INK, width: 1.5, round: 5 });
  if (man.hurt === null) return;
  const size = at.width * 0.44;
  const mark = `wound-${man.hurt.toLowerCase()}`;
  sheet.image(mark, { x: at.x + at.width - size * 0.7, y: at.y + at.height - size * 0.8, width: size, height: size });
}

function drawColumn(sheet: Sheet, view: View, seat: Seat, post: Post, look: Style, at: Box): void {
  const { career, surname } = careerWords(look);
  const { crew, unit } = careerOf(view, seat);
  sheet.plate(at, SHEET.light, { stroke: SHEET.line, width: 1.5 });
  drawFace(sheet, view, seat, post, { x: at.x + 6, y: at.y + 6, width: 48, height: 48 });
  sheet.text(surname(unit, crew[post].no, seat), at.x + 62, at.y + 16, 17, { bold: true, most: at.width - 68 });
  sheet.text(career.posts[post], at.x + 62, at.y + 34, 14, { most: at.width - 68 });
  const state = stateOf(view, seat, post, look);
  sheet.text(state.words, at.x + 62, at.y + 50, 13, {
    bold: true,
    colour: state.hurt ? 0x8f5a12 : 0x2f6d45,
    most: at.width - 68,
  });
  const skills = skillsOf(post);
  const tall = Math.min(33, (at.height - 62) / Math.max(4, skills.length));
  skills.forEach((skill, index) => {
    const chip = { x: at.x + 6, y: at.y + 60 + index * tall, width: at.width - 12, height: tall - 4 };
    drawSkill(sheet, view, seat, post, skill, look, chip);
  });
  drawRecall(sheet, view, seat, post, look, {
    x: at.x + 6,
    y: at.y + 60 + skills.length * tall,
    width: at.width - 12,
    height: tall - 4,
  });
}

function drawRow(sheet: Sheet, view: View, seat: Seat, post: Post, look: Style, at: Box): void {
  const { career, surname } = careerWords(look);
  const { crew, unit } = careerOf(view, seat);
  const phone = at.width <= 500;
  sheet.plate(at, SHEET.light, { stroke: SHEET.line, width: 1.5 });
  const face = Math.min(57, at.height - 12);
  drawFace(sheet, view, seat, post, { x: at.x + 6, y: at.y + 6, width: face, height: face });
  const left = at.x + face + 14;
  const chips = at.x + (phone ? 142 : 182);
  const most = chips - left - 6;
  const step = Math.min(19, at.height / 3.6);
  const top = at.y + step * 0.75;
  sheet.text(surname(unit, crew[post].no, seat), left, top, phone ? 14 : 16, { bold: true, most });
  sheet.text(career.posts[post], left, top + step, phone ? 13 : 15, { most });
  const state = stateOf(view, seat, post, look);
  sheet.text(state.words, left, top + step * 2, phone ? 12 : 14, {
    bold: true,
    colour: state.hurt ? 0x8f5a12 : 0x2f6d45,
    most,
  });
  flow(sheet, view, seat, post, look, {
    x: chips,
    y: at.y + 5,
    width: at.x + at.width - chips - 6,
    height: at.height - 10,
  });
}

/** Chips beside each other, in as many lines as they take. */
function flow(sheet: Sheet, view: View, seat: Seat, post: Post, look: Style, at: Box): void {
  const { career } = careerWords(look);
  const skills = skillsOf(post);
  const phone = at.width < 300;
  const type = phone ? 13 : 15;
  // A phone's row is two lines high: of many skills two stand in each.
  const half = phone && skills.length > 2 ? (at.width - 7) / 2 : null;
  const wide = (skill: Skill) => half ?? roughWidth(career.skills[skill], type, 0.46) + (phone ? 62 : 66);
  const tall = phone ? Math.min(38, at.height / 2) : 33;
  const lines: Skill[][] = [[]];
  let used = 0;
  for (const skill of skills) {
    if (used > 0 && used + wide(skill) > at.width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(skill);
    used += wide(skill) + 6;
  }
  const top = at.y + (at.height - lines.length * tall) / 2;
  lines.forEach((line, index) => {
    let x = at.x;
    for (const skill of line) {
      const chip = { x, y: top + index * tall + 2, width: Math.min(wide(skill), at.width), height: tall - 4 };
      drawSkill(sheet, view, seat, post, skill, look, chip);
      x += chip.width + 6;
    }
  });
  drawRecall(sheet, view, seat, post, look, {
    x: at.x + at.width - 118,
    y: at.y + at.height - 28,
    width: 116,
    height: 28,
  });
}

/** A skill: olive where he has it, orange with its price where it can be paid, grey with it where not. */
function drawSkill(sheet: Sheet, view: View, seat: Seat, post: Post, skill: Skill, look: Style, at: Box): void {
  const { career, say, word } = careerWords(look);
  const { price, why } = skillOffer(view, seat, post, skill);
  const known = careerOf(view, seat).crew[post].skills.includes(skill);
  const can = why === null;
  const name = career.skills[skill];
  const type = Math.min(16, at.height * 0.54);
  const fill = known && !can ? look.palette.olive : can ? 0xfbe0cc : SHEET.dim;
  sheet.plate(at, fill, {
    stroke: can ? look.palette.act : known ? look.palette.olive : 0xa39c85,
    width: can ? 2 : 1.2,
    round: 5,
  });
  const icon = Math.min(21, at.height * 0.7);
  const y = at.y + at.height / 2;
  sheet.image(
    known && !can ? `${skillIcons[skill]}-light` : skillIcons[skill],
    { x: at.x + 6, y: y - icon / 2, width: icon, height: icon },
    known || can ? 1 : 0.55,
  );
  const colour = known && !can ? PAPER : can ? INK : 0x6b665a;
  sheet.text(name, at.x + icon + 11, y, type, { colour, most: at.width - icon - (known && !can ? 16 : 32) });
  if (!known || can)
    sheet.text(String(price), at.x + at.width - 8, y, type + 2, {
      face: 'stencil',
      align: 'right',
      colour: can ? SHEET.ember : 0x6b665a,
    });
  const told = { post: word(post), skill: word(skill), price, xp: careerOf(view, seat).xp };
  const tip = can
    ? say(career.skillBuy, told)
    : known
      ? say(career.skillKnown, told)
      : why === 'broken'
        ? career.skillBroken
        : say(career.skillNo, told);
  if (!can) return;
  sheet.spot({
    id: `skill-${post}-${skill}`,
    words: tip,
    box: at,
    tip,
    does: { do: 'point', refs: ['button:skill', `card:${post}`, `card:${skill}`] },
  });
}

/** A former crewman whose release is due can be asked for. */
function drawRecall(sheet: Sheet, view: View, seat: Seat, post: Post, look: Style, at: Box): void {
  const { career, say, word, surname } = careerWords(look);
  const { away, unit } = careerOf(view, seat);
  const patient = away.find(
    (each) => each.post === post && each.hospital && each.lines <= 0 && each.man.skills.length > 0,
  );
  if (patient === undefined || view.phase !== 'after') return;
  const words = say(career.recall, { name: surname(unit, patient.man.no, seat), post: word(post) });
  sheet.plate(at, 0xfbe0cc, { stroke: look.palette.act, width: 2, round: 5 });
  sheet.text(say(career.due, { name: surname(unit, patient.man.no, seat) }), at.x + 6, at.y + at.height / 2, 13, {
    most: at.width - 12,
  });
  sheet.spot({
    id: `recall-${post}`,
    words,
    box: at,
    tip: words,
    does: { do: 'point', refs: ['button:recall', `card:${post}`] },
  });
}
