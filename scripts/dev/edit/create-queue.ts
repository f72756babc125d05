/** Creates a function that runs actions one after the other, in the order of its calls. One that fails stops no other. */
export function createQueue(): <Result>(action: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (action) => {
    const next = last.then(action);
    last = next.catch(() => {});
    return next;
  };
}
