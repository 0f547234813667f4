/**
 * A font of 252 bytes (WOFF2) that has one sign, empty and an em wide, for every Han character, with the height of the
 * webfont's lines: it keeps their room until the webfont is there, so that nothing moves when it comes.
 */
const HAN_ROOM =
  'd09GMgABAAAAAAD8AAoAAAAAAkwAAAC2AAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAABmAAZAoBLAE2AiQDBgsGAAQgBSoHIBu5AQCOlO4aNCYjVDoP/3+l9/33k71YzQlIu3NTkJ1qHbCABkesYAWteHfrgHTZ+4EHDhKoclyzCvkGRotf/DWZGSDSlTK7WE8ViymHm6v/JvtvqW3MAQBzENIYU2vgAtBnc8XWE4JtbC8Q7OPoBsExrv4xn3xB/8F/A6MgVP5UABAImuuD2SW+DjM7eNlYv/1RQCogqO3fM9kBAgAQ2YFAAVAAAFDMBAgVKepIGKpnzM4tLfUJ'

/**
 * Asks whether a Han font is installed: a known name that loads, or two characters that do not both draw as the
 * same box.
 * Firefox on Linux draws a box with the code inside, which differs, so there only the names count. The policy of
 * every page names it by its digest.
 */
export const detectHanFont = `(function(){
if(window.paijiHan)return;window.paijiHan=true;
var names=["PingFang SC","Hiragino Sans GB","Heiti SC","HarmonyOS Sans SC","MiSans","Microsoft YaHei","SimSun","Noto Sans SC","Noto Sans CJK SC","Source Han Sans SC","WenQuanYi Micro Hei","WenQuanYi Zen Hei","Droid Sans Fallback"];
function room(){try{var d=atob("${HAN_ROOM}"),u=new Uint8Array(d.length);for(var i=0;i<d.length;i++)u[i]=d.charCodeAt(i);
document.fonts.add(new FontFace("Han Room",u.buffer,{weight:"100 900"}))}catch(e){}}
function load(){room();var l=document.createElement("link");l.rel="stylesheet";l.href="/fonts/han/han.css";document.head.appendChild(l)}
function boxes(){var c=document.createElement("canvas");c.width=c.height=24;var x=c.getContext("2d",{willReadFrequently:true});
function draw(s){x.clearRect(0,0,24,24);x.textBaseline="top";x.font="20px sans-serif";x.fillText(s,0,0);return x.getImageData(0,0,24,24).data.join()}
return draw("\\u724c")===draw("\\u7c4d")}
try{new FontFace("paiji-probe",names.map(function(n){return "local(\\""+n+"\\")"}).join(",")).load().catch(function(){
var u=navigator.userAgent;if(boxes()||(/Firefox/.test(u)&&/Linux/.test(u)&&!/Android/.test(u)))load()})}catch(e){load()}
})()`
