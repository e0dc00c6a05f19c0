import type { Filled, Tagged } from './operations';
import type { operations } from './schema';

/** Name of an operation of the contract. */
export type OperationId = keyof operations;

/** Name of an area of the contract. */
export type Tag = keyof Tagged;

/** Operations of an area. */
export type OperationOf<Name extends Tag> = Tagged[Name];

type Json<R> = R extends { content: { 'application/json': infer Body } } ? Body : never;
type Merge<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer I) => void ? I : never;

/** Data of the answer of an operation; null when it has none. */
export type DataOf<O> = O extends { responses: { 200: infer R } } ? (Json<R> extends { data: infer D } ? D : null) : never;

/** Query of an operation: exploded object parameters (paging, filter) merged with the simple ones. */
export type QueryOf<O> = O extends { parameters: { query?: infer Q } }
  ? Merge<Extract<NonNullable<Q>[keyof NonNullable<Q>], object>> & {
      [Name in keyof NonNullable<Q> as Extract<NonNullable<Q>[Name], object> extends never ? Name : never]: NonNullable<Q>[Name];
    }
  : never;

/** Body of an operation. */
export type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer B } } } ? B : never;

type Nothing = Record<never, never>;
type Sent<O> = O extends { parameters: { query?: infer Q } }
  ? [NonNullable<Q>] extends [never]
    ? Nothing
    : QueryOf<O>
  : Nothing;
type Defaults<Id> = Id extends keyof Filled ? Filled[Id]['defaults'] : never;
type Sorts<Id> = Id extends keyof Filled ? Filled[Id]['sorts'] : never;
type Fill<Q, Id> = Omit<Q, Defaults<Id> | 'sortField' | 'background'> & {
  [Name in Defaults<Id> & keyof Q]-?: NonNullable<Q[Name]>;
} & ([Sorts<Id>] extends [never] ? Nothing : { sortField?: Sorts<Id> });

/** Query as a handler gets it: checked and converted, defaults filled in, the sort field one of the contract. */
export type QueryIn<Id extends OperationId> = Fill<Sent<operations[Id]>, Id>;

/** Body as a handler gets it: checked. */
export type BodyIn<Id extends OperationId> = [BodyOf<operations[Id]>] extends [never] ? Nothing : BodyOf<operations[Id]>;

/** Data that a handler has to answer with; null when there is none, undefined for a file or a stream. */
export type DataOut<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': unknown } } };
}
  ? DataOf<operations[Id]>
  : undefined;
