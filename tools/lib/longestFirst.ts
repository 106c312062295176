import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest begin first, in the order named, so that no core waits at the end for one that began late.
 * By itself the runner goes by what it remembers of the last run, and where nothing is remembered, by size.
 */
export const longestFirst = (names: readonly string[]) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const place = ({ moduleId }: TestSpecification) => {
        const named = names.findIndex((name) => moduleId.includes(name));
        return named < 0 ? names.length : named;
      };
      return (await super.sort(files)).sort((a, b) => place(a) - place(b));
    }
  };
