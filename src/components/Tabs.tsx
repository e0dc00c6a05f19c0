import { Tabs as AntdTabs, type TabsProps } from 'antd';
import { useState } from 'react';
import { useWhenLeft } from '@/hooks/useWhenLeft';

/**
 * antd's tabs, mounted again when a kept screen returns: they never remove their touch and wheel listeners, and would add them
 * again.
 */
export function Tabs(props: TabsProps) {
  const [turn, setTurn] = useState(0);
  useWhenLeft(() => setTurn((before) => before + 1));
  return <AntdTabs key={turn} {...props} />;
}
