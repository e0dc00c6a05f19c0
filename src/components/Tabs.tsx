import { Tabs as AntdTabs, type TabsProps } from 'antd';
import { useState } from 'react';
import { useWhenLeft } from '@/hooks/useWhenLeft';

/**
 * antd's tabs, made anew when a kept screen comes back: they listen to fingers and wheel from their first drawing on, never stop, and
 * would listen twice then.
 */
export function Tabs(props: TabsProps) {
  const [turn, setTurn] = useState(0);
  useWhenLeft(() => setTurn((before) => before + 1));
  return <AntdTabs key={turn} {...props} />;
}
