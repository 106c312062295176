import Phaser from 'phaser';

/** The first scene: the canvas is there and can draw. Pictures are painted by the scenes that show them. */
export class BootScene extends Phaser.Scene {
  constructor() {
    super({ key: 'boot' });
  }

  create(): void {
    this.game.events.emit('booted');
  }
}
