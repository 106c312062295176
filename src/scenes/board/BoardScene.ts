import Phaser from 'phaser';
import type { Box, Point } from '../paint/items';
import {
  besideStage,
  type CameraView,
  closeUp,
  dragged,
  fitScale,
  framing,
  kept,
  screenAt,
  seenOf,
  whole,
  worldAt,
  zoomAbout,
} from './camera';
import { steadyTweens } from './steadyTweens';

const GLIDE_MS = 220;
/** Where less than this is free beside a stage, nothing would be seen there. */
const LEAST_FREE = 60;

/** The board under its own camera. Knows where things are on the screen, not what they are. */
export class TableScene extends Phaser.Scene {
  private world: Box = { x: 0, y: 0, width: 1, height: 1 };
  private zone: Box = { x: 0, y: 0, width: 1, height: 1 };
  private ratio = 1;
  private view: CameraView = { x: 0, y: 0, zoom: 1 };
  private glide: Phaser.Tweens.Tween | null = null;
  /** Where the camera is on its way to. */
  private goal: CameraView | null = null;
  /** Told when more or fewer pixels per unit are needed. */
  onScale: (scale: number) => void = () => undefined;
  /** Told when another part of the board is seen. */
  onLook: () => void = () => undefined;
  wake: () => void = () => undefined;
  /** The whole table is always in sight, under a HUD that fits it exactly. */
  fixed = false;
  /** Where the camera stood before it leaned. */
  private upright: CameraView | null = null;
  /** Where it goes back to once the stage is gone that it stands aside for. */
  private aside: CameraView | null = null;
  /** Aside, or on the way back: it may look past the edge of the world. */
  private loose = false;

  constructor() {
    super({ key: 'table' });
  }

  create(): void {
    steadyTweens(this.tweens);
  }

  /** The part of the canvas the board is seen in, in CSS pixels, and the world behind it. */
  place(zone: Box, world: Box, ratio: number): void {
    const first = this.world.width === 1;
    this.zone = zone;
    this.world = world;
    this.ratio = ratio;
    if (this.aside === null) this.look(first ? whole(world) : this.view);
    else this.apply(this.view);
  }

  look(next: CameraView): void {
    this.glide?.stop();
    this.glide = null;
    this.goal = null;
    this.aside = null;
    this.loose = false;
    this.apply(next);
  }

  private within(next: CameraView): CameraView {
    return this.loose ? next : kept(next, this.world, this.zone);
  }

  private apply(next: CameraView): void {
    this.view = this.fixed ? whole(this.world) : this.within(next);
    const { zone, ratio, view } = this;
    const camera = this.cameras.main;
    camera.setViewport(
      Math.round(zone.x * ratio),
      Math.round(zone.y * ratio),
      Math.round(zone.width * ratio),
      Math.round(zone.height * ratio),
    );
    const fit = fitScale(this.world, zone) * ratio;
    camera.setZoom(fit * view.zoom);
    camera.centerOn(view.x, view.y);
    this.onScale(fit * (view.zoom > 2 ? 4 : view.zoom > 1.05 ? 2 : 1));
    this.onLook();
    this.wake();
  }

  private glideTo(next: CameraView, ms: number): void {
    this.glide?.stop();
    const { x, y, zoom } = this.view;
    const goal = this.within(next);
    this.goal = null;
    if (Math.abs(goal.x - x) + Math.abs(goal.y - y) < 0.5 && Math.abs(goal.zoom - zoom) < 0.01) return;
    if (ms === 0) {
      this.apply(goal);
      return;
    }
    const part = { of: 0 };
    this.goal = goal;
    this.wake();
    this.glide = this.tweens.add({
      targets: part,
      of: 1,
      duration: ms,
      ease: 'Sine.easeInOut',
      onUpdate: () =>
        this.apply({
          x: x + (goal.x - x) * part.of,
          y: y + (goal.y - y) * part.of,
          zoom: zoom + (goal.zoom - zoom) * part.of,
        }),
      onComplete: () => {
        this.loose = this.aside !== null;
      },
    });
  }

  worldAt(at: Point): Point {
    return worldAt(this.view, this.world, this.zone, at);
  }

  screenAt(at: Point): Point {
    return screenAt(this.view, this.world, this.zone, at);
  }

  /** What is seen, or will be once the camera has come to rest. */
  inSight(): Box {
    return seenOf(this.goal ?? this.view, this.world, this.zone);
  }

  /** Points of the screen to a unit of the board, once the camera has come to rest. */
  get grain(): number {
    return fitScale(this.world, this.zone) * (this.goal ?? this.view).zoom;
  }

  holds({ x, y }: Point): boolean {
    const { zone } = this;
    return x >= zone.x && y >= zone.y && x < zone.x + zone.width && y < zone.y + zone.height;
  }

  zoomAbout(at: Point, by: number): void {
    this.look(zoomAbout(this.view, this.world, this.zone, at, by));
  }

  zoomMiddle(by: number): void {
    const { zone } = this;
    this.zoomAbout({ x: zone.x + zone.width / 2, y: zone.y + zone.height / 2 }, by);
  }

  drag(dx: number, dy: number): void {
    this.look(dragged(this.view, this.world, this.zone, dx, dy));
  }

  get zoomed(): boolean {
    return this.view.zoom > 1.01;
  }

  fit(lively: boolean): void {
    this.turnTo(whole(this.world), lively);
  }

  frame(boxes: readonly Box[], lively: boolean): void {
    this.turnTo(framing(this.view, this.world, this.zone, boxes), lively);
  }

  closeUp(boxes: readonly Box[], most: number, lively: boolean): void {
    this.turnTo(closeUp(this.world, this.zone, boxes, most), lively);
  }

  /** Now, or once no stage is in the way. */
  private turnTo(next: CameraView, lively: boolean): void {
    if (this.aside === null) this.glideTo(next, lively ? GLIDE_MS : 0);
    else this.aside = kept(next, this.world, this.zone);
  }

  /** Fits boxes into what a stage leaves of the screen, until `stepBack`; false where the camera never moves. */
  stepAside(boxes: readonly Box[], free: Box, ms: number): boolean {
    if (this.fixed || boxes.length === 0) return false;
    const { zone } = this;
    const [x, y] = [Math.max(zone.x, free.x), Math.max(zone.y, free.y)];
    const width = Math.min(zone.x + zone.width, free.x + free.width) - x;
    const height = Math.min(zone.y + zone.height, free.y + free.height) - y;
    if (width < LEAST_FREE || height < LEAST_FREE) return false;
    this.aside ??= this.goal ?? this.view;
    this.loose = true;
    this.glideTo(besideStage(this.world, zone, { x, y, width, height }, boxes), ms);
    return true;
  }

  stepBack(ms: number): void {
    const back = this.aside;
    if (back === null) return;
    this.aside = null;
    if (ms === 0) this.look(back);
    else this.glideTo(back, ms);
  }

  /** Where a point of the world will be on the screen once the camera has come to rest. */
  restAt(at: Point): Point {
    return screenAt(this.goal ?? this.view, this.world, this.zone, at);
  }

  /** Leans towards a point and back, each way in half the time. */
  lean(at: Point, ms: number): Promise<void> {
    if (this.fixed) return Promise.resolve();
    // What is skipped while it leans must not leave the camera there.
    const before = this.upright ?? this.view;
    this.upright = before;
    const zoom = Math.min(4, before.zoom * 1.09);
    const near = { x: before.x + (at.x - before.x) * 0.25, y: before.y + (at.y - before.y) * 0.25, zoom };
    return new Promise((resolve) => {
      const part = { of: 0 };
      const back = () => {
        this.upright = null;
        this.apply(before);
        resolve();
      };
      this.wake();
      this.tweens.add({
        targets: part,
        of: 1,
        duration: ms / 2,
        hold: ms / 6,
        yoyo: true,
        ease: 'Sine.easeOut',
        onUpdate: () =>
          this.apply({
            x: before.x + (near.x - before.x) * part.of,
            y: before.y + (near.y - before.y) * part.of,
            zoom: before.zoom + (near.zoom - before.zoom) * part.of,
          }),
        onComplete: back,
        onStop: back,
      });
    });
  }
}
