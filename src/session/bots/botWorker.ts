import { games, isGameId } from '../../rules/index';
import { answerRequest, type BotRequest } from './botRequest';
import { answerInquiry, type Inquiry } from './inquire';

async function load(id: string) {
  if (!isGameId(id)) throw new Error(`no game ${id}`);
  return games[id]();
}

self.onmessage = async ({ data }: MessageEvent<BotRequest | Inquiry>) => {
  self.postMessage(await ('ask' in data ? answerInquiry(data, load) : answerRequest(data, load)));
};
