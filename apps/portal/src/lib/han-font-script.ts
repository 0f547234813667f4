/**
 * Asks whether a Han font is installed: a known name that loads, or two characters that do not both draw as the
 * same box.
 * Firefox on Linux draws a box with the code inside, which differs, so there only the names count. The policy of
 * every page names it by its digest.
 */
export const detectHanFont = `(function(){
if(window.paijiHan)return;window.paijiHan=true;
var names=["PingFang SC","Hiragino Sans GB","Heiti SC","HarmonyOS Sans SC","MiSans","Microsoft YaHei","SimSun","Noto Sans SC","Noto Sans CJK SC","Source Han Sans SC","WenQuanYi Micro Hei","WenQuanYi Zen Hei","Droid Sans Fallback"];
function load(){var l=document.createElement("link");l.rel="stylesheet";l.href="/fonts/han/han.css";document.head.appendChild(l)}
function boxes(){var c=document.createElement("canvas");c.width=c.height=24;var x=c.getContext("2d",{willReadFrequently:true});
function draw(s){x.clearRect(0,0,24,24);x.textBaseline="top";x.font="20px sans-serif";x.fillText(s,0,0);return x.getImageData(0,0,24,24).data.join()}
return draw("\\u724c")===draw("\\u7c4d")}
try{new FontFace("paiji-probe",names.map(function(n){return "local(\\""+n+"\\")"}).join(",")).load().catch(function(){
var u=navigator.userAgent;if(boxes()||(/Firefox/.test(u)&&/Linux/.test(u)&&!/Android/.test(u)))load()})}catch(e){load()}
})()`
