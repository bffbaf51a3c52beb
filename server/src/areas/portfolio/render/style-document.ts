/**
 * Styles of a document around a page: its foot, and the pages that only say something. Rows below the first are laid
 * out when they come into sight: a slow phone would lay out a long page before it paints the head.
 */
export const DOCUMENT_CSS = `
html{background:var(--pt-paper)}
body{margin:0}
@media screen{.pt .row:nth-child(n+2){content-visibility:auto;contain-intrinsic-size:auto 480px}}
.foot{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 24px;max-width:1088px;margin-inline:auto;padding:20px 24px 40px;border-block-start:1px solid var(--pt-line);color:var(--pt-soft);font:400 15px/1.6 var(--pt-font,sans-serif)}
.foot a{display:inline-flex;align-items:center;min-height:44px;color:inherit;text-underline-offset:.25em}
.say{display:grid;place-items:center;min-height:100vh;min-height:100dvh;padding:32px 24px;box-sizing:border-box;background:var(--pt-paper);color:var(--pt-ink);font:400 17px/1.7 var(--pt-font,sans-serif);word-break:keep-all}
.say-in{max-width:26em;text-align:center}
.say svg{width:72px;height:72px;color:var(--pt-accent)}
.say h1{margin:20px 0 8px;font-size:1.5em;line-height:1.35;letter-spacing:-.02em;text-wrap:balance}
.say p{margin:0;color:var(--pt-soft)}
.say .press{display:inline-flex;align-items:center;justify-content:center;min-height:48px;margin-block-start:28px;padding-inline:28px;border-radius:10px;background:var(--pt-accent);color:var(--pt-paper);font-weight:600;text-decoration:none}
.say .school{margin-block-start:48px;font-size:.88em}
`;
