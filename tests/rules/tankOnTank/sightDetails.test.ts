import { describe, expect, test } from 'vitest';
import { sight } from '../../../src/rules/tankOnTank/sight';
import { cite } from '../../support/cite';

describe('what each hex of a line is free by', () => {
  const rules = (from: string, to: string, ...units: string[]) =>
    sight({ map: 'A', units: units.map((at) => ({ at })) }, from, to).steps.map((step) => step.rule);

  test(`${cite('TOT-8.2a')} open ground with nobody in it, from the plain and from a hill`, () => {
    expect(rules('E8', 'E11')).toEqual(['TOT-8.2a', 'TOT-8.2a']);
    expect(rules('F4', 'F1')).toEqual(['TOT-8.2a', 'TOT-8.2a']);
  });

  test(`${cite('TOT-8.2d', 'TOT-8.2a')} the exception of the hill only where somebody is seen over`, () => {
    expect(rules('F4', 'F1', 'F3')).toEqual(['TOT-8.2d', 'TOT-8.2a']);
    expect(rules('F1', 'F4', 'F3')).toEqual(['TOT-8.2a', 'TOT-8.2d']);
  });
});
