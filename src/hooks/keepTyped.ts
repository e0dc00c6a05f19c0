interface Line {
  lineNo: number;
  cells: Readonly<Record<string, string>>;
}

/**
 * The lines of a file that is read again with its hidden rows and columns. What was typed stays: only new lines, and columns that
 * were empty before, come from the file.
 */
export function keepTyped<Fresh extends Line>(before: readonly Line[], fresh: readonly Fresh[]): Fresh[] {
  const known = new Map(before.map((line) => [line.lineNo, line.cells]));
  const isNew = (name: string) => before.every(({ cells }) => !cells[name]);
  return fresh.map((line) => {
    const typed = known.get(line.lineNo);
    if (!typed) return line;
    const kept = Object.keys(line.cells).filter((name) => !isNew(name));
    return { ...line, cells: { ...line.cells, ...Object.fromEntries(kept.map((name) => [name, typed[name] ?? ''])) } };
  });
}
