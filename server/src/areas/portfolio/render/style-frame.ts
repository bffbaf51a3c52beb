/**
 * Styles of a page's frame: head, rows, cells. Sizes follow the width of the page itself, wherever it is shown. Text has
 * few sizes and weights: small .88, text 1, title 1.2, of 400, 600 and 700. A phone looks each of them up among its fonts
 * before it paints anything.
 */
export const FRAME_CSS = `
.pt,.pt *{box-sizing:border-box}
.pt{container:pt/inline-size;background:var(--pt-paper);color:var(--pt-ink);font-family:var(--pt-font,'Pretendard Variable',Pretendard,-apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo','Noto Sans KR','Malgun Gothic',sans-serif);font-size:17px;font-weight:400;line-height:1.7;word-break:keep-all;overflow-wrap:anywhere;text-align:start;-webkit-text-size-adjust:100%}
.pt[lang=en]{line-height:1.6}
.pt :is(h1,h2,h3,h4,p,ul,ol,figure,blockquote,table,dl){margin:0;padding:0}
.pt :is(ul,ol){list-style:none}
.pt :is(h1,h2,h3,h4){color:inherit;font-weight:700;line-height:1.3;text-wrap:balance;letter-spacing:-.015em}
.pt img{display:block;max-width:100%;height:auto}
.pt a{color:inherit;text-decoration:none}
.pt a:focus-visible{outline:2px solid var(--pt-accent);outline-offset:3px;border-radius:4px}
.pt .icon{flex:none;width:1.15em;height:1.15em}
.pt .spoken{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.pt .head{position:relative;isolation:isolate;overflow:hidden;background:var(--pt-head);color:var(--pt-on-head)}
.pt .art{position:absolute;inset:0 0 -1px;z-index:-1;width:100%;height:calc(100% + 1px);color:var(--pt-art)}
.pt .art-edge{fill:var(--pt-paper)}
.pt .cover{position:absolute;inset:0;z-index:-2;width:100%;height:100%;object-fit:cover}
.pt .head[data-veil=dark]::before,.pt .head[data-veil=light]::before{content:'';position:absolute;inset:0;z-index:-1}
.pt .head[data-veil=dark]{background:#1b1f24;color:#fff}
.pt .head[data-veil=dark]::before{background:linear-gradient(200deg,rgb(8 12 16/.5),rgb(8 12 16/.68) 55%)}
.pt .head[data-veil=dark] :is(.kicker,.headline,.summary,.head-links){color:#fff}
.pt .head[data-veil=light]{background:#f2f3f4;color:#14181c}
.pt .head[data-veil=light]::before{background:linear-gradient(200deg,rgb(255 255 255/.72),rgb(255 255 255/.84) 55%)}
.pt .head[data-veil=light] :is(.kicker,.headline,.summary,.head-links){color:#14181c}
.pt .head-in{display:flex;flex-direction:column;gap:28px;max-width:1088px;margin-inline:auto;padding:64px 24px 72px}
.pt .face{width:112px;height:112px;border-radius:50%;object-fit:cover;box-shadow:0 0 0 4px rgb(255 255 255/.28)}
.pt .head-text{min-width:0;max-width:44em}
.pt .kicker{margin-block-end:.75em;color:var(--pt-on-head-soft);font-size:.88em}
.pt :is(h1,.h1){font-weight:700;text-wrap:balance;font-size:clamp(2.1em,1.45em + 3.4cqi,3.6em);line-height:1.15;letter-spacing:-.03em}
.pt .headline{margin-block-start:.6em;color:var(--pt-on-head);font-size:clamp(1.2em,1.05em + .8cqi,1.45em);font-weight:600;line-height:1.45;text-wrap:balance}
.pt .summary{max-width:38em;margin-block-start:1.1em;color:var(--pt-on-head-soft)}
.pt .summary>*+*{margin-block-start:.7em}
.pt .head-links{display:flex;flex-wrap:wrap;gap:4px 24px;margin-block-start:1.3em}
.pt .head-links .more{color:inherit}
.pt .more{display:inline-flex;align-items:center;gap:.3em;min-height:44px;color:var(--pt-accent);font-weight:600;text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.28em}
.pt .rows{display:block;padding-block:28px 72px}
.pt .row{padding-block:18px}
.pt .row[data-tone=accent],.pt .row[data-tone=raised]{margin-block:28px;padding-block:44px}
.pt .row[data-tone=raised]{background:var(--pt-raised)}
.pt .row[data-tone=accent]{--pt-ink:var(--pt-on-solid);--pt-soft:var(--pt-on-solid-soft);--pt-accent:var(--pt-on-solid);--pt-raised:rgb(255 255 255/.1);--pt-line:rgb(255 255 255/.28);background:var(--pt-solid);color:var(--pt-on-solid)}
.pt .row[data-tone=raised]+.row[data-tone=raised],.pt .row[data-tone=accent]+.row[data-tone=accent]{margin-block-start:-48px;padding-block-start:0}
.pt .row[data-tone=raised]+.row[data-tone=accent],.pt .row[data-tone=accent]+.row[data-tone=raised]{margin-block-start:-28px}
.pt .cells{display:grid;grid-template-columns:minmax(0,1fr);gap:28px;max-width:1088px;margin-inline:auto;padding-inline:24px}
.pt .cell{container-type:inline-size;display:flex;flex-direction:column;gap:24px;min-width:0}
.pt .cell.empty{display:none}
.pt .row[data-tone=raised]:last-child,.pt .row[data-tone=accent]:last-child{margin-block-end:0}
.pt .nothing{padding:48px 24px;color:var(--pt-soft);text-align:center}
@container pt (min-width:640px){
.pt .head-in{flex-direction:row;align-items:center;justify-content:space-between;gap:56px;padding:88px 40px 104px}
.pt .face{flex:none;order:1;width:168px;height:168px}
.pt .rows{padding-block:40px 96px}
.pt .row{padding-block:24px}
.pt .row[data-tone=accent],.pt .row[data-tone=raised]{margin-block:28px;padding-block:56px}
.pt .row[data-tone=raised]+.row[data-tone=raised],.pt .row[data-tone=accent]+.row[data-tone=accent]{margin-block-start:-56px;padding-block-start:0}
.pt .cells{grid-template-columns:repeat(12,minmax(0,1fr));gap:32px;padding-inline:40px}
.pt .o1{order:1}.pt .o2{order:2}.pt .o3{order:3}
.pt .cell.empty{display:flex}
.pt .w3{grid-column:span 6}.pt .w4{grid-column:span 4}.pt .w6{grid-column:span 6}.pt .w8{grid-column:span 8}.pt .w12{grid-column:span 12}
}
@container pt (min-width:960px){.pt .w3{grid-column:span 3}.pt .head-in{padding-block:112px 128px}.pt .face{width:200px;height:200px}.pt .cells{gap:40px}}
.pt[data-look=paper] .head-in{padding-block-end:40px}
.pt[data-look=paper] .head-in::after{content:none}
.pt[data-look=paper] .rows{position:relative}
.pt[data-look=paper] .rows::before{content:'';position:absolute;inset-block-start:0;inset-inline:max(24px,calc(50% - 504px));height:1px;background:var(--pt-line)}
.pt[data-look=paper] .face{border-radius:6px;box-shadow:none}
.pt[data-look=slate] .face{border-radius:16px;box-shadow:none}
`;
