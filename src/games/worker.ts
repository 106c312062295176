import { answerRequest, type BotRequest } from '../session/bots/botRequest';
import { answerInquiry, type Inquiry } from '../session/bots/inquire';
import { isPlayable, play } from './play';

async function load(id: string) {
  if (!isPlayable(id)) throw new Error(`no game ${id}`);
  return play[id].rules();
}

self.onmessage = async ({ data }: MessageEvent<BotRequest | Inquiry>) => {
  self.postMessage(await ('ask' in data ? answerInquiry(data, load) : answerRequest(data, load)));
};
