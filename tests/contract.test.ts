import { languages, texts } from '../src/i18n/index';
import { loadSequence } from '../src/machines/index';
import { gameIds, games } from '../src/rules/index';
import { describeContract } from './support/contract';

for (const id of gameIds) {
  const [module, sequence] = await Promise.all([games[id](), loadSequence(id)]);
  const words = await Promise.all(languages.map((language) => texts[language][id]()));
  describeContract({ module, sequence, texts: words });
}
