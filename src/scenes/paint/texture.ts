import type Phaser from 'phaser';

/** A painted canvas as a texture. Phaser's own way also copies every pixel back, which nobody here reads. */
export function addPainting(
  textures: Phaser.Textures.TextureManager,
  key: string,
  canvas: HTMLCanvasElement,
): Phaser.Textures.Texture {
  const texture = textures.create(key, canvas, canvas.width, canvas.height);
  if (texture === null) throw new Error(`there is a texture ${key} already`);
  texture.add('__BASE', 0, 0, 0, canvas.width, canvas.height);
  return texture;
}
