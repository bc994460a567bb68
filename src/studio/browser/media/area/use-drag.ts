import { useRef, type PointerEvent, type RefObject } from 'react';

/** Moves something by a distance from where the drag began, in percent of the stage. */
export type MoveBy = (dx: number, dy: number) => void;

/**
 * Dragging by mouse, pen or finger.
 * @param stage the element whose size is 100 percent
 * @param begin called when a drag begins
 * @param press called for a press without movement
 * @returns the props of the dragged element
 */
export function useDrag(
  stage: RefObject<HTMLElement | null>,
  begin: () => MoveBy,
  press?: (event: PointerEvent) => void,
) {
  const drag = useRef<{ x: number; y: number; move: MoveBy; isMoved: boolean }>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, y: event.clientY, move: begin(), isMoved: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const size = stage.current?.getBoundingClientRect();
      if (!drag.current || !size) return;
      const [dx, dy] = [event.clientX - drag.current.x, event.clientY - drag.current.y];
      if (Math.hypot(dx, dy) > MIN_DISTANCE) drag.current.isMoved = true;
      if (drag.current.isMoved) drag.current.move((dx / size.width) * 100, (dy / size.height) * 100);
    },
    onPointerUp: (event: PointerEvent) => {
      if (drag.current?.isMoved === false) press?.(event);
      drag.current = undefined;
    },
    onPointerCancel: () => {
      drag.current = undefined;
    },
  };
}

/** The minimal distance of a drag in CSS pixels; a shorter one is a press. */
const MIN_DISTANCE = 4;
