import { useParams } from '@umijs/max';
import { isRecordNo } from '@/domain/records';
import './detail.css';
import { Missing } from './Missing';
import { Workbench } from './Workbench';

/** Where the lines of one approved batch are paid from own cards. */
export default function BatchPayPage() {
  const { batchNo } = useParams();
  return isRecordNo(batchNo) ? <Workbench key={batchNo} batchNo={batchNo} /> : <Missing no={batchNo} />;
}
