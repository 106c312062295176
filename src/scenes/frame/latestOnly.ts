/** Of several things begun one after another only the latest counts: each call answers with the question whether it still is. */
export function latestOnly(): () => () => boolean {
  let latest = 0;
  return () => {
    latest += 1;
    const mine = latest;
    return () => mine === latest;
  };
}
