import { useEffect, useState } from 'react';
import type { FileType } from '@/contract';
import { useT } from '@/hooks/useT';
import { fetchPicture } from '@/services/commonRecord';

interface PictureProps {
  fileId: string;
  type: FileType | null | undefined;
  /** What the picture shows, for people who do not see it. */
  name: string;
}

/** Types that a browser shows without running or loading anything. */
const SHOWN: readonly unknown[] = ['image/png', 'image/jpeg'];

/** A file as a picture, if it is one. It has the type of the contract: whatever the file is, the browser reads no markup in it. */
export function Picture({ fileId, type, name }: PictureProps) {
  const t = useT();
  const [shown, setShown] = useState<{ url?: string }>();
  const isPicture = SHOWN.includes(type);
  useEffect(() => {
    if (!isPicture) return;
    const controller = new AbortController();
    let url: string | undefined;
    fetchPicture(fileId, { signal: controller.signal, isQuiet: true }).then(
      (file) => {
        if (controller.signal.aborted) return;
        url = URL.createObjectURL(new Blob([file], { type: type as FileType }));
        setShown({ url });
      },
      () => {
        if (!controller.signal.aborted) setShown({});
      },
    );
    return () => {
      controller.abort();
      setShown(undefined);
      if (url) URL.revokeObjectURL(url);
    };
  }, [fileId, type, isPicture]);
  if (!isPicture || !shown) return null;
  if (!shown.url) return <div className="text-error">{t('desk.holder.failed')}</div>;
  return <img className="holder-picture" src={shown.url} alt={name} onError={() => setShown({})} />;
}
