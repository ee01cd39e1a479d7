import type { Point } from '../layout/geometry';

/** So far a pressed pointer may stray and still be a click, in CSS pixels. */
const CLICK_REACH = 10;

export interface PointerTarget {
  onHover(point: Point | null): void;
  onClick(point: Point): void;
  /** The pressed pointer has left the place where it went down. */
  onDrag(from: Point, to: Point): void;
  onDrop(from: Point, to: Point): void;
  onDragCancelled(): void;
}

interface Press {
  readonly id: number;
  readonly from: Point;
  readonly drags: boolean;
}

/** Tells hovers, clicks and drags of the main button or a finger apart. Returns what ends the watch. */
export function watchPointer(element: HTMLElement, target: PointerTarget): () => void {
  let press: Press | null = null;
  const pointOf = (event: PointerEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || press !== null) return;
    press = { id: event.pointerId, from: pointOf(event), drags: false };
    element.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent) => {
    const point = pointOf(event);
    if (press === null) {
      if (event.pointerType !== 'touch') target.onHover(point);
      return;
    }
    if (press.id !== event.pointerId) return;
    const strayed = Math.hypot(point.x - press.from.x, point.y - press.from.y) > CLICK_REACH;
    if (strayed && !press.drags) press = { ...press, drags: true };
    if (press.drags) target.onDrag(press.from, point);
  };
  const onUp = (event: PointerEvent) => {
    if (press === null || press.id !== event.pointerId) return;
    const { from, drags } = press;
    press = null;
    if (drags) target.onDrop(from, pointOf(event));
    else target.onClick(from);
  };
  const onCancel = (event: PointerEvent) => {
    if (press === null || press.id !== event.pointerId) return;
    press = null;
    target.onDragCancelled();
  };
  const onLeave = () => {
    if (press === null) target.onHover(null);
  };
  element.addEventListener('pointerdown', onDown);
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerup', onUp);
  element.addEventListener('pointercancel', onCancel);
  element.addEventListener('pointerleave', onLeave);
  return () => {
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('pointermove', onMove);
    element.removeEventListener('pointerup', onUp);
    element.removeEventListener('pointercancel', onCancel);
    element.removeEventListener('pointerleave', onLeave);
  };
}
