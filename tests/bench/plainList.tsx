import { Button, Table } from 'antd';
import { useCallback, useEffect, useState } from 'react';

type Row = Record<string, string>;
interface Rows {
  list: Row[];
  total: number;
}

/** The least that a list can be with antd: its table, eight texts, pages, a button that asks again. */
export function PlainList({ api, rowKey, columns }: { api: string; rowKey: string; columns: readonly string[] }) {
  const [current, setCurrent] = useState(1);
  const [rows, setRows] = useState<Rows>({ list: [], total: 0 });
  const [isLoading, setLoading] = useState(true);
  const read = useCallback(async () => {
    setLoading(true);
    const answer = await fetch(`/api${api}current=${current}&pageSize=20`, {
      headers: { authorization: localStorage.getItem('token') ?? '' },
    });
    const { data }: { data: Rows } = await answer.json();
    setRows(data);
    setLoading(false);
  }, [api, current]);
  useEffect(() => void read(), [read]);
  return (
    <>
      <Button onClick={read}>Search</Button>
      <Table
        rowKey={rowKey}
        loading={isLoading}
        dataSource={rows.list}
        columns={columns.map((name) => ({ title: name, dataIndex: name }))}
        pagination={{ current, total: rows.total, pageSize: 20, onChange: setCurrent, showSizeChanger: false }}
      />
    </>
  );
}
