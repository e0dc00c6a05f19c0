import { useParams } from '@umijs/max';
import { isRecordNo } from '@/domain/records';
import './detail.css';
import { Missing } from './Missing';
import { Workbench } from './Workbench';

/** The workbench on which an approved batch is paid from own cards. */
export default function BatchPayPage() {
  const { batchNo } = useParams();
  return isRecordNo(batchNo) ? <Workbench key={batchNo} batchNo={batchNo} /> : <Missing no={batchNo} />;
}
