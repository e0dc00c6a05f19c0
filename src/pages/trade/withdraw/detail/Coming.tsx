import { Skeleton } from 'antd';

/** Placeholder of a line, with its final height. */
export function Coming() {
  return (
    <div className="card-coming">
      <Skeleton active title={false} paragraph={{ rows: 1, width: '70%' }} />
    </div>
  );
}
