/** Styles of the blocks of a page. */
export const BLOCK_CSS = `
.pt h2{font-size:clamp(1.4em,1.2em + 1cqi,1.75em);letter-spacing:-.02em}
.pt h3{font-size:1.2em}
.pt h4{font-size:1em}
.pt .b-heading>h2{margin-block-start:.55em}
.pt .b-heading>h2::before{content:'';display:block;width:1.15em;height:3px;margin-block-end:.65em;border-radius:2px;background:var(--pt-accent)}
.pt .title{font-size:1.2em}
.pt .text{max-width:42em}
.pt .text>*+*,.pt .quote blockquote>*+*{margin-block-start:.75em}
.pt .text>:is(h2,h3,h4){margin-block-start:1.5em}
.pt .text>:first-child{margin-block-start:0}
.pt .text :is(ul,ol){padding-inline-start:1.3em}
.pt .text ul{list-style:disc}
.pt .text ol{list-style:decimal}
.pt .text li::marker{color:var(--pt-accent)}
.pt .text li+li{margin-block-start:.3em}
.pt .text a{color:var(--pt-accent);text-decoration:underline;text-underline-offset:.2em}
.pt .text blockquote{padding-inline-start:1em;border-inline-start:3px solid var(--pt-line);color:var(--pt-soft)}
.pt .text code{padding:.1em .35em;border-radius:4px;background:var(--pt-raised);font-size:.88em}
.pt .text hr{width:100%;margin-block:1.5em}
.pt .note,.pt figcaption,.pt .facts{color:var(--pt-soft);font-size:.88em;line-height:1.55}
.pt figcaption{margin-block-start:.7em}
.pt .picture{width:100%;border-radius:10px}
.pt .frame{display:block}
.pt .image.wide .picture{aspect-ratio:16/9;object-fit:cover}
.pt .image.square .picture{aspect-ratio:1;object-fit:cover}
.pt .image.round{display:flex;flex-direction:column;align-items:center;text-align:center}
.pt .image.round .picture{width:min(100%,260px);aspect-ratio:1;border-radius:50%;object-fit:cover}
.pt .image.natural .picture{width:auto;max-height:820px}
.pt .video video{display:block;width:100%;aspect-ratio:16/9;border-radius:10px;background:#0c1115}
.pt .gallery{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:12px}
.pt .gallery[data-count='1']{grid-template-columns:minmax(0,1fr)}
.pt .gallery .picture{aspect-ratio:4/3;object-fit:cover}
@container (min-width:560px){.pt .gallery{gap:16px}.pt .gallery[data-count='3'],.pt .gallery[data-count='4']{grid-template-columns:repeat(3,minmax(0,1fr))}}
.pt .card{display:flex;align-items:center;gap:16px;padding:16px 20px;border-radius:12px;background:var(--pt-raised);transition:background-color .15s}
.pt .row[data-tone=raised] .card{background:var(--pt-paper)}
.pt .card:hover .card-title{text-decoration:underline;text-underline-offset:.2em}
.pt .card-icon{flex:none;color:var(--pt-accent);font-size:1.25em;line-height:0}
.pt .card-text{display:flex;flex-direction:column;min-width:0}
.pt .card-title{font-weight:600;line-height:1.45}
.pt .card-lines{line-height:1.5}
.pt .card-note{color:var(--pt-soft);font-size:.88em}
.pt .card.tall{flex-wrap:wrap;padding:0 0 16px;overflow:hidden}
.pt .card-poster{width:100%;aspect-ratio:16/9;object-fit:cover}
.pt .card.tall .card-icon{margin-inline-start:20px}
.pt .facts{display:flex;flex-wrap:wrap;align-items:center;gap:2px 14px;margin-block:.2em .5em}
.pt .facts:empty,.pt .facts:not(:has(*)){display:none}
.pt .when{font-variant-numeric:tabular-nums;white-space:nowrap}
.pt .mark{display:inline-flex;align-items:center;gap:.3em;color:var(--pt-accent);font-weight:600;white-space:nowrap}
.pt a.mark{min-height:32px;text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.25em}
.pt .timeline{display:grid;gap:28px;padding-inline-start:6px}
.pt .timeline>li{position:relative;padding-inline-start:26px}
.pt .timeline>li::before{content:'';position:absolute;inset-block-start:.55em;inset-inline-start:0;width:11px;height:11px;border-radius:50%;background:var(--pt-accent)}
.pt .timeline>li:not(:last-child)::after{content:'';position:absolute;inset-block:1.5em -26px;inset-inline-start:5px;width:1px;background:var(--pt-line)}
.pt .skills{display:grid;gap:0}
.pt .skills>li{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:2px 16px;padding-block:11px;border-block-end:1px solid var(--pt-line)}
.pt .skills>li:last-child{border-block-end:0}
.pt .skill-name{font-weight:600}
.pt .skills .note{grid-column:1/-1}
.pt .dot{fill:none;stroke:var(--pt-soft);stroke-width:1}
.pt .dot.on{fill:var(--pt-accent);stroke:var(--pt-accent)}
@container (min-width:600px){.pt .skills{grid-template-columns:repeat(2,minmax(0,1fr));column-gap:48px}.pt .skills>li:nth-last-child(2):nth-child(odd){border-block-end:0}}
.pt .badges{display:grid;grid-template-columns:repeat(auto-fill,minmax(128px,1fr));gap:28px 16px}
.pt .badge{display:flex;flex-direction:column;align-items:center;gap:2px;text-align:center}
.pt .badge :is(svg,img){display:block;width:104px;height:104px;margin-block-end:8px}
.pt .badge-name{font-weight:600;line-height:1.4;text-wrap:balance}
.pt .badge:hover .badge-name{text-decoration:underline;text-underline-offset:.2em}
.pt .records>li{padding-block:16px;border-block-start:1px solid var(--pt-line)}
.pt .records>li:first-child{padding-block-start:4px;border-block-start:0}
.pt .records>li:last-child{padding-block-end:0}
.pt .resume{display:grid;gap:36px}
.pt .resume section>.title{margin-block-end:12px;padding-block-end:8px;border-block-end:2px solid var(--pt-line)}
.pt .project{display:grid;gap:20px}
.pt .project-picture .picture{aspect-ratio:16/10;object-fit:cover}
@container (min-width:620px){.pt .project.pictured{grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:36px;align-items:start}.pt .project-picture .picture{aspect-ratio:4/3}}
.pt .tags{display:flex;flex-wrap:wrap;gap:6px;margin-block-start:.9em}
.pt .tags li{padding:.15em .7em;border-radius:99px;background:var(--pt-raised);color:var(--pt-ink);font-size:.88em}
.pt .row[data-tone=raised] .tags li{background:var(--pt-paper)}
.pt .go{margin-block-start:.3em}
.pt .chart figcaption{margin:0 0 12px;color:inherit;font-size:1em}
.pt .chart table{width:100%;border-collapse:collapse}
.pt .chart :is(th,td){padding:7px 0;font-weight:400;text-align:start;vertical-align:middle}
.pt .chart th[scope=row]{width:34%;padding-inline-end:16px;line-height:1.4}
.pt .chart td{display:flex;align-items:center;gap:14px}
.pt .bar{flex:1;min-width:0;width:100%;height:10px;border-radius:5px;overflow:hidden}
.pt .bar-all{fill:var(--pt-line)}
.pt .bar-on{fill:var(--pt-accent)}
.pt .bar-value{flex:none;width:2.2em;font-variant-numeric:tabular-nums;font-weight:600;text-align:end}
.pt .chart .note{margin-block-start:10px}
.pt .quote{padding-block:12px}
.pt .quote blockquote{max-width:32em;font-size:clamp(1.2em,1.1em + 1cqi,1.55em);font-weight:400;line-height:1.55;letter-spacing:-.015em}
.pt .quote blockquote::before{content:'“';display:block;height:.62em;color:var(--pt-accent);font-size:2.4em;line-height:1}
.pt hr{width:64px;height:1px;margin:12px auto;border:0;background:var(--pt-line)}
@media (prefers-reduced-motion:reduce){.pt *{transition:none}}
`;
