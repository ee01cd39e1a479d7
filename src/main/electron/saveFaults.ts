/** Whether games are saved, of all places where they are: at the window's own table, and at one on the network. */
export interface SaveFaults {
  /** A place, which reports why its games aren't saved, or null. */
  addPlace(): (fault: string | null) => void;
  /** The first fault there is, as the end of a sentence; null when all is saved. */
  current(): string | null;
}

export function createSaveFaults(onChange: (fault: string | null) => void): SaveFaults {
  const faults: (string | null)[] = [];
  const current = () => faults.find((fault) => fault !== null) ?? null;
  return {
    current,
    addPlace() {
      const place = faults.push(null) - 1;
      return (fault) => {
        const before = current();
        faults[place] = fault;
        if (current() !== before) onChange(current());
      };
    },
  };
}
