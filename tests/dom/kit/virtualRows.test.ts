import { renderHook, waitFor } from '@testing-library/react';
import { PLAIN_ROWS } from '@/constants';
import { useVirtualRows } from '@/hooks/useVirtualRows';

test('columns are measured when the table is rendered, which may be after its rows arrive', async () => {
  const region = document.createElement('section');
  document.body.append(region);
  const { result } = renderHook(() => useVirtualRows({ current: region }, PLAIN_ROWS + 1, 'as it is'));
  expect(result.current).toMatchObject({ isOn: false, isMeasuring: true });
  region.innerHTML = '<table><thead><tr><th data-column="no"></th><th data-column="name"></th></tr></thead></table>';
  await waitFor(() => expect(result.current.isOn).toBe(true));
  expect(Object.keys(result.current.widths ?? {})).toEqual(['no', 'name']);
});
