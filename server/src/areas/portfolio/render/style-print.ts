/**
 * Styles on paper: of the page that a browser prints itself, and of the sheets that the portal previews. Nothing is
 * positioned, because a PDF holds its words in the order in which they are painted.
 */
export const PAPER_CSS = `
.pt-paper{font-size:9.6pt;line-height:1.55;background:none}
.pt-paper :is(.head,.rows,.timeline>li){position:static;isolation:auto}
.pt-paper .head{overflow:visible;background:none}
.pt-paper :is(.art,.cover){display:none}
.pt-paper .head[data-veil]{background:none;color:var(--pt-ink)}
.pt-paper .head[data-veil]::before{content:none}
.pt-paper .head[data-veil] :is(.headline,.summary,.head-links,.kicker){color:var(--pt-ink)}
.pt-paper .head-in{flex-direction:row;align-items:flex-start;justify-content:space-between;gap:8mm;max-width:none;padding:0 0 5mm;border-block-end:1px solid var(--pt-line)}
.pt-paper .face{flex:none;order:1;width:26mm;height:26mm;box-shadow:none}
.pt-paper :is(h1,.h1){font-size:22pt}
.pt-paper .headline{font-size:12pt}
.pt-paper .more{min-height:0}
.pt-paper a.mark{min-height:0;text-decoration:none}
.pt-paper .rows{padding:0}
.pt-paper .row,.pt-paper .row[data-tone]{margin:0;padding-block:3mm}
.pt-paper .row[data-tone=raised],.pt-paper .row[data-tone=accent]{background:none}
.pt-paper .cells{max-width:none;gap:6mm;padding-inline:0}
.pt-paper .cell{gap:4mm}
.pt-paper .timeline{gap:4mm}
.pt-paper .timeline>li::before{position:static;float:inline-start;margin-block-start:.4em;margin-inline-start:-26px}
.pt-paper .timeline>li::after{content:none}
.pt-paper .badges{grid-template-columns:repeat(auto-fill,minmax(26mm,1fr));gap:4mm}
.pt-paper .badge :is(svg,img){width:20mm;height:20mm}
.pt-paper .video video{display:none}
.pt-paper .card{padding:3mm 4mm}
.pt-paper .records>li{padding-block:2.5mm}
.pt-paper :is(.bar-all,.bar-on,.dot,.badge svg,.timeline>li::before,.b-heading>h2::before){print-color-adjust:exact}
`;

/** Rules of a browser's own print of the public page. */
export const PRINT_CSS = `
@page{size:A4;margin:15mm}
@media print{
.pt :is(h1,h2,h3,h4,.b-heading){break-after:avoid;break-inside:avoid}
.pt :is(.card,.badge,.image,.project,.quote,.chart,li,img){break-inside:avoid}
.pt .row[data-break]{break-before:page}
.foot{max-width:none;padding:3mm 0 0;font-size:8.5pt}
.foot .foot-more{display:none}
}
`;
