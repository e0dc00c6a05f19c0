import { useEffect, useRef, useState } from 'react';
import { SheetFault, type SheetFaultCode, type SheetFaultDetail } from '@/sheet/fault';
import { type SheetLimits, withoutUnseen } from '@/sheet/grid';
import { readFile, type SheetFile } from '@/sheet/reader';
import type { SheetNotes } from '@/sheet/serve';

/** A fault shown at the field. Besides file faults: several files at once, and other failures. */
export interface ShownFault extends Omit<SheetFaultDetail, 'code'> {
  code: SheetFaultCode | 'single' | 'failed';
}

interface SheetReading {
  state?: { name: string; size: number } & (
    | { is: 'reading'; share: number }
    | ({ is: 'read'; rows: number } & SheetNotes)
    | { is: 'stopped' }
  );
  fault?: { name: string; detail: ShownFault };
  /** Parts of the file that its spreadsheet does not show. Rows and columns are read once the operator takes them. */
  unseen?: { file: SheetFile; isTaken: boolean };
  takeUnseen: () => void;
  take: (files: readonly File[]) => Promise<void>;
  stop: () => void;
}

/** Checks the size first, so that a file of gigabytes is not read from the disk. */
function checkSize({ size }: File, { maxBytes }: SheetLimits): void {
  if (size === 0) throw new SheetFault({ code: 'empty' });
  if (size > maxBytes) throw new SheetFault({ code: 'tooLarge', limit: maxBytes });
}

/**
 * Reads one file at a time; a new one replaces the one in progress. A rejected file keeps the previous one.
 * @param onRead receives the file; a SheetFault that it throws (mapColumns) is shown like other faults of the file
 */
export function useSheetReading(limits: SheetLimits, onRead: (file: SheetFile) => void): SheetReading {
  const [state, setState] = useState<SheetReading['state']>();
  const [fault, setFault] = useState<SheetReading['fault']>();
  const [unseen, setUnseen] = useState<SheetReading['unseen']>();
  const before = useRef<SheetReading['state']>(undefined);
  const running = useRef<AbortController>(undefined);
  const onReadNow = useRef(onRead);
  onReadNow.current = onRead;
  useEffect(() => () => running.current?.abort(), []);

  const pass = (file: SheetFile, size: number) => {
    onReadNow.current(file);
    const { fileName: name, hidden, doubt, signs, rows } = file;
    before.current = { is: 'read', name, size, rows: rows.length, hidden, doubt, signs };
    setState(before.current);
  };
  const takeUnseen = () => {
    if (!unseen) return;
    const { file } = unseen;
    setFault(undefined);
    try {
      pass({ ...file, isAgain: true }, file.bytes.length);
      setUnseen({ file, isTaken: true });
    } catch (error) {
      if (!(error instanceof SheetFault)) throw error;
      setFault({ name: file.fileName, detail: error.detail });
    }
  };
  const take = async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const { name, size } = file;
    if (files.length > 1) return setFault({ name, detail: { code: 'single' } });
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (share: number) => setState({ is: 'reading', name, size, share });
    setFault(undefined);
    try {
      checkSize(file, limits);
      show(0);
      const bytes = new Uint8Array(await file.arrayBuffer());
      const read = await readFile({ bytes, fileName: name, limits }, { signal, onProgress: show });
      setUnseen(read.unseen && { file: read, isTaken: false });
      pass(withoutUnseen(read), size);
    } catch (error) {
      if (signal.aborted) return;
      setState(before.current);
      setFault({ name, detail: error instanceof SheetFault ? error.detail : { code: 'failed' } });
    }
  };
  const stop = () => {
    running.current?.abort();
    if (state?.is === 'reading') setState({ is: 'stopped', name: state.name, size: state.size });
  };
  return { state, fault, unseen, takeUnseen, take, stop };
}
