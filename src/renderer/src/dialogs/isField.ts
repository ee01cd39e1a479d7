/** Keys that are pressed there belong to a field: they change or choose its value. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea');
