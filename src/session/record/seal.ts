import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The seed's hash, shown before the first roll; with the seed, shown at the end, anyone can check the dice were fixed. */
export function seal(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`hull-down:${seed}`)));
}

/** A seed too long to be guessed from its seal; `random` supplies the bytes, so that this file needs no browser. */
export function freshSeed(random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  return bytesToHex(random(new Uint8Array(16)));
}
