/**
 * The style of all pages: one column that is easy to read, light or dark as the reader prefers. Without quotes and
 * angle brackets, which React would escape.
 */
export const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#e4e2dd, #33322f); --quiet: light-dark(#625f58, #a6a299);
  --paper: light-dark(#fbfaf8, #1b1a18); --ink: light-dark(#1f1d19, #eceae5); --link: light-dark(#14556b, #8ccbe0); }
* { box-sizing: border-box }
html { background: var(--paper); color: var(--ink); scroll-padding-top: 4rem; }
body { margin: 0; font: 15px/1.55 system-ui, sans-serif; }
.top { position: sticky; top: 0; display: flex; gap: 1.5rem; align-items: baseline; padding: .75rem 1.5rem;
  background: var(--paper); border-bottom: 1px solid var(--line); }
.name { font-weight: 650; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem 1.5rem 5rem; }
h1 { font-size: 1.7rem; margin: 1rem 0 .5rem; } h2 { font-size: 1.15rem; margin: 2.5rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.75rem 0 .5rem; }
a { color: var(--link); text-decoration: none; } a:hover { text-decoration: underline; }
h2 a, h3 a { color: inherit; }
p { margin: .5rem 0; max-width: 46rem; } .quiet { color: var(--quiet); font-weight: 400; }
code, pre { font: .92em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { padding: 1rem; border: 1px solid var(--line); border-radius: 6px; overflow-x: auto; overflow-wrap: normal; }
.method { display: inline-block; min-width: 3.6rem; font: 600 .78rem/1.5 ui-monospace, monospace; }
.routes { list-style: none; margin: 0; padding: 0; }
.routes li { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; padding: .3rem 0;
  border-top: 1px solid var(--line); }
.route { border-top: 1px solid var(--line); } .route h2 { margin-top: 1.5rem; }
details { margin: .75rem 0; } summary { cursor: pointer; font-weight: 600; padding: .2rem 0; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th, td { text-align: left; vertical-align: top; padding: .35rem .5rem .35rem 0; border-top: 1px solid var(--line);
  font-weight: 400; overflow-wrap: anywhere; }
th { width: 40%; } .depth1 { padding-left: 1.25rem; } .depth2 { padding-left: 2.5rem; }
.description { display: block; color: var(--quiet); }
`
