import { compile } from '../cli/commands/compile.ts';

/** Compiles the content into build/, showing progress and problems; says whether it is valid. */
export async function compileContent(
  onProblem: (text: string) => void = () => {},
): Promise<boolean> {
  const code = await compile(
    { content: 'content', out: 'build' },
    {
      out: (text) => {
        process.stdout.write(text);
        onProblem(text);
      },
      error: (text) => void process.stderr.write(text),
    },
  );
  return code === 0;
}
