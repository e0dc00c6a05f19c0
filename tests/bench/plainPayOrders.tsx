import { PlainList } from './plainList';

const COLUMNS = ['payOrderNo', 'createdAt', 'mchName', 'currency', 'amount', 'fee', 'wayCode', 'status'];

export default function PayOrders() {
  return <PlainList api="/trade/payorder/page?" rowKey="payOrderNo" columns={COLUMNS} />;
}
